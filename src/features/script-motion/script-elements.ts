import { argumentsOf, type ScriptCall } from '../../document/script-text.ts';

/** What a script calls its elements: the selectors behind its variables. */
export interface ScriptElements {
  /** Selectors of the elements that an expression stands for; none when the text does not say. */
  of(expression: string): readonly string[];
  /** The same for the variable of the loop or callback around a position: `cards.forEach(card => …`. */
  around(at: number): readonly string[];
}

const MAX_SELECTOR = 160; // characters; more is no selector
const SHORT = 2; // characters; minified scripts use such a name for many things
const MAX_LOOK_BACK = 400; // characters between the head of a loop and what it does

/** Calls that find elements by a text, with how the text becomes a selector. */
export const QUERIES: ReadonlyMap<string, (text: string) => string> = new Map([
  ['querySelector', (text: string) => text],
  ['querySelectorAll', (text: string) => text],
  ['$', (text: string) => text],
  ['jQuery', (text: string) => text],
  ['toArray', (text: string) => text],
  ['getElementById', (text: string) => `#${text}`],
  ['getElementsByClassName', (text: string) => `.${text.trim().replace(/\s+/g, '.')}`],
  ['getElementsByTagName', (text: string) => text],
]);

/** Reads the variables of a script that hold elements: `const cards = document.querySelectorAll('.card')`. */
export function scriptElements(text: string, calls: readonly ScriptCall[]): ScriptElements {
  const variables = new Map<string, string[]>();
  for (const call of calls) {
    const selector = selectorOf(text, call);
    const variable = selector === null ? null : assignedBefore(text, call.start);
    if (selector === null || variable === null) continue;
    const known = variables.get(variable) ?? [];
    if (!known.includes(selector)) variables.set(variable, [...known, selector]);
  }
  const of = (expression: string): readonly string[] => {
    const written = writtenSelectors(expression);
    if (written.length > 0) return written;
    const names = expression.slice(0, MAX_SELECTOR).match(/[\w$]{1,40}/g) ?? [];
    return names.flatMap((name) => {
      const selectors = variables.get(name) ?? [];
      return name.length <= SHORT && selectors.length > 1 ? [] : selectors;
    });
  };
  return { of, around: (at) => of(loopHead(text, at)) };
}

function selectorOf(text: string, { name, open }: ScriptCall): string | null {
  const literal = literalAt(text.slice(open + 1, open + 2 + MAX_SELECTOR));
  const toSelector = QUERIES.get(name);
  return literal === null || toSelector === undefined ? null : toSelector(literal);
}

/** The text of a string that an expression begins with; null for another expression, or a string of markup. */
function literalAt(expression: string): string | null {
  const start = expression.search(/\S/);
  const quote = expression[start] ?? '';
  if (quote === '' || !`"'\``.includes(quote)) return null;
  const end = expression.indexOf(quote, start + 1);
  const literal = end < 0 ? '' : expression.slice(start + 1, end).trim();
  return literal === '' || literal.includes('<') || literal.includes('${') ? null : literal;
}

/** Selectors written in an expression: as a string itself, or in the queries it calls. */
function writtenSelectors(expression: string): string[] {
  const literal = literalAt(expression);
  if (literal !== null) return [literal];
  const short = expression.slice(0, MAX_LOOK_BACK);
  return [...short.matchAll(/([\w$]{1,30})\(\s{0,4}(?=["'`])/g)].flatMap((match) => {
    const toSelector = QUERIES.get(match[1] ?? '');
    const text = toSelector === undefined ? null : literalAt(short.slice(match.index + match[0].length));
    return text === null || toSelector === undefined ? [] : [toSelector(text)];
  });
}

/** The variable or property that the expression around a position is assigned to. */
function assignedBefore(text: string, at: number): string | null {
  const before = text.slice(Math.max(0, at - 90), at);
  return (
    /([\w$]{1,40})\s{0,4}[=:]\s{0,4}(?:[\w$.]{0,40}\(|\[\.{3})?[\w$.[\]]{0,40}$/.exec(before)?.[1] ?? null
  );
}

/** What the nearest loop before a position runs through: the text before `.forEach(`, or after `of`. */
function loopHead(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - MAX_LOOK_BACK), at);
  const method = Math.max(...['.forEach(', '.each(', '.map('].map((name) => before.lastIndexOf(name)));
  const of = before.lastIndexOf(' of ');
  if (of > method) return argumentsOf(`(${before.slice(of + 4)}`, 0, MAX_SELECTOR);
  if (method < 0) return '';
  const receiver = before.slice(Math.max(0, method - MAX_SELECTOR), method);
  return receiver.slice(
    Math.max(receiver.lastIndexOf(';'), receiver.lastIndexOf('{'), receiver.lastIndexOf('}')) + 1,
  );
}
