import type { PageScript, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { isInHandler } from '../document/script-handlers.ts';
import { isCommentedOut, withoutBlockComments } from '../document/script-text.ts';

/** Characters between the name of a control and what its script does. */
const REACH = 600;
/** Characters before the name of a function in which the event is named: `addEventListener('click', `. */
const CALL = 60;
const EVENT = /(?:click|change|input)['"`]?\)?\s*[,(=]/;
const FUNCTION =
  /(?:function\s+([\w$]{1,40})\s*\(|(?:const|let|var)\s+([\w$]{1,40})\s*=[^;=]{0,40}(?:=>|function))/g;
const LEAST_NAME = 2; // characters; shorter names are those of variables
const HANDLERS = ['onclick', 'onchange', 'oninput'] as const;

/**
 * Tells whether a control turns on one of the dark schemes of a page, whatever its label: a handler of its clicks sets
 * the class or attribute that the rules of the scheme require.
 */
export function scriptedSwitches({ dark, scripts }: StyledPage): (element: StyledElement) => boolean {
  const acts = dark.filter(({ kind }) => kind === 'switch').map(({ selector }) => actOf(selector));
  const handled = scripts.flatMap((script) => handlersOf(script, acts));
  return (element) =>
    HANDLERS.some((name) => {
      const code = element.attributes[name] ?? '';
      return (
        acts.some((act) => code.search(act) >= 0) ||
        handled.some(({ call }) => call !== null && code.search(call) >= 0)
      );
    }) || handled.some(({ text }) => namesOf(element).some((name) => isQuoted(name, text)));
}

/** Where a script turns a scheme on when the reader acts. */
interface Handler {
  /** What stands around it. */
  readonly text: string;
  /** A call of the function that it is in. */
  readonly call: RegExp | null;
}

function handlersOf({ text: written }: PageScript, acts: readonly RegExp[]): Handler[] {
  const text = withoutBlockComments(written);
  const around = (at: number) => text.slice(Math.max(0, at - REACH), at + REACH);
  const places = acts.flatMap((act) => [...text.matchAll(act)].map(({ index }) => index));
  return places
    .filter((at) => !isCommentedOut(text, at))
    .flatMap((at) => {
      const call = functionAround(text, at);
      const own = isInHandler(text, at) ? [{ text: around(at), call: null }] : [];
      if (call === null) return own;
      const handles = [...text.matchAll(call)].filter(({ index }) =>
        EVENT.test(text.slice(Math.max(0, index - CALL), index)),
      );
      return [...own, { text: '', call }, ...handles.map(({ index }) => ({ text: around(index), call }))];
    });
}

/** What sets `[data-theme=dark]` or `.dark`. */
function actOf(selector: string): RegExp {
  const attribute = /^\[([\w-]+)=/.exec(selector)?.[1];
  if (attribute === undefined) {
    const name = escaped(selector.slice(1));
    return new RegExp(
      String.raw`(?:classList\s*\??\.\s*(?:add|toggle|replace)|(?:add|toggle)Class)\([^()]{0,80}["'\x60]${name}["'\x60]|className\s*\+?=[^=;]{0,80}\b${name}\b`,
      'g',
    );
  }
  const key = attribute
    .replace(/^data-/, '')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(
    String.raw`dataset(?:\.${key}|\[["'\x60]${key}["'\x60]\])\s*=[^=]|(?:(?:set|toggle)Attribute|\.attr)\(\s*["'\x60]${escaped(attribute)}["'\x60]`,
    'g',
  );
}

/** The name of the function before a position, which most likely is in it. */
function functionAround(text: string, at: number): RegExp | null {
  const found = [...text.slice(Math.max(0, at - REACH), at).matchAll(FUNCTION)].at(-1);
  const name = found?.[1] ?? found?.[2];
  return name === undefined ? null : new RegExp(String.raw`(?<![\w$])${escaped(name)}(?![\w$])`, 'g');
}

function namesOf({ id, classes, attributes }: StyledElement): string[] {
  const data = Object.keys(attributes).filter((name) => name.startsWith('data-'));
  return [id ?? '', ...classes, attributes['for'] ?? '', ...data].filter(
    ({ length }) => length >= LEAST_NAME,
  );
}

/** Whether a script has a name in a string: `'theme'`, `"#theme"`, `'[data-theme-switch]'`. */
function isQuoted(name: string, text: string): boolean {
  return new RegExp(String.raw`["'\x60][^"'\x60\n]{0,60}(?<![\w-])${escaped(name)}(?![\w-])`).test(text);
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
