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
/** Characters of a handler that are searched. */
const MAX_HANDLER = 400;
/** Places of all scripts that turn a scheme on, and calls of their functions; pages have one or two. */
const MAX_PLACES = 20;
const QUOTED = /["'\x60]([^"'\x60\n]{1,80})["'\x60]/g;
const NAME = /[\w-]+/g;
const IDENTIFIER = /[\w$]+/g;

/**
 * Tells whether a control turns on one of the dark schemes of a page, whatever its label: a handler of its clicks sets
 * the class or attribute that the rules of the scheme require.
 */
export function scriptedSwitches({ dark, scripts }: StyledPage): (element: StyledElement) => boolean {
  const acts = dark.filter(({ kind }) => kind === 'switch').map(({ selector }) => actOf(selector));
  const places = scripts.flatMap((script) => placesOf(script, acts)).slice(0, MAX_PLACES);
  const handlers = places.flatMap(handlersOf);
  const quoted = new Set(handlers.flatMap(quotedNames));
  const functions = new Set(places.flatMap(({ inside }) => inside ?? []));
  return (element) =>
    HANDLERS.some((name) => {
      const code = (element.attributes[name] ?? '').slice(0, MAX_HANDLER);
      return (
        acts.some((act) => code.search(act) >= 0) ||
        (code.match(IDENTIFIER) ?? []).some((word) => functions.has(word))
      );
    }) || namesOf(element).some((name) => quoted.has(name));
}

/** Where a script turns a scheme on. */
interface Place {
  readonly text: string;
  readonly at: number;
  /** The function that it most likely is in; null outside of functions. */
  readonly inside: string | null;
}

function placesOf({ text: written }: PageScript, acts: readonly RegExp[]): Place[] {
  const text = withoutBlockComments(written);
  const found: Place[] = [];
  for (const act of acts) {
    for (const { index: at } of text.matchAll(act)) {
      if (found.length === MAX_PLACES) return found;
      if (!isCommentedOut(text, at)) found.push({ text, at, inside: functionAround(text, at) });
    }
  }
  return found;
}

/** The texts around a handler of the reader's acts that turns a scheme on, itself or by its function. */
function handlersOf({ text, at, inside }: Place): string[] {
  const own = isInHandler(text, at) ? [around(text, at)] : [];
  if (inside === null) return own;
  const calls = new RegExp(String.raw`(?<![\w$])${escaped(inside)}(?![\w$])`, 'g');
  const handled: string[] = [];
  for (const { index } of text.matchAll(calls)) {
    if (handled.length === MAX_PLACES) break;
    if (EVENT.test(text.slice(Math.max(0, index - CALL), index))) handled.push(around(text, index));
  }
  return [...own, ...handled];
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - REACH), at + REACH);
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

/** The name of the function before a position. */
function functionAround(text: string, at: number): string | null {
  const found = [...text.slice(Math.max(0, at - REACH), at).matchAll(FUNCTION)].at(-1);
  return found?.[1] ?? found?.[2] ?? null;
}

function namesOf({ id, classes, attributes }: StyledElement): string[] {
  const data = Object.keys(attributes).filter((name) => name.startsWith('data-'));
  return [id ?? '', ...classes, attributes['for'] ?? '', ...data].filter(
    ({ length }) => length >= LEAST_NAME,
  );
}

/** Names in the strings of a script: `'theme'`, `"#theme"`, `'[data-theme-switch]'`. */
function quotedNames(text: string): string[] {
  return [...text.matchAll(QUOTED)].flatMap(([, string = '']) => string.match(NAME) ?? []);
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
