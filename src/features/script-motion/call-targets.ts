import type { ScriptContext } from './call-reader.ts';
import { isInHandler } from '../../document/script-handlers.ts';
import { argumentsOf, type ScriptCall } from '../../document/script-text.ts';

/** Elements of a call: its first argument, its receiver, or what the loop around it runs through. */
export function targetsOf(call: ScriptCall, script: ScriptContext): readonly string[] {
  const { text, elements } = script;
  const given = elements.of(firstArgument(argumentsOf(text, call.open, MAX_FIRST)));
  if (given.length > 0) return given;
  const received = isMethod(call, script) ? elements.of(receiverOf(call, text)) : [];
  return received.length > 0 ? received : elements.around(call.start);
}

export const MAX_FIRST = 400; // characters
export const MAX_OPTIONS = 1_500; // characters of the options of a call

/** Up to the comma outside brackets; the whole for options that name a container. */
export function firstArgument(options: string): string {
  const container = /^\s*\{[^]{0,200}?\b(?:container|el|selector|element)\s*:\s*([^,}]{1,160})/.exec(
    options,
  )?.[1];
  if (container !== undefined) return container;
  if (/^\s*\{/.test(options)) return '';
  let depth = 0;
  for (let at = 0; at < options.length; at++) {
    const char = options[at] ?? '';
    if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
    else if (char === ',' && depth === 0 && !insideString(options, at)) return options.slice(0, at);
  }
  return options;
}

function insideString(options: string, at: number): boolean {
  const [quote = ''] = options.trimStart();
  return `"'\``.includes(quote) && quote !== '' && options.indexOf(quote, options.indexOf(quote) + 1) > at;
}

export function isMethod({ start }: ScriptCall, { text }: ScriptContext): boolean {
  return text[start - 1] === '.';
}

/** The expression before the dot of a method, back to where its statement begins. */
export function receiverOf({ start }: ScriptCall, text: string): string {
  const before = text.slice(Math.max(0, start - MAX_RECEIVER), start - 1);
  const from = Math.max(...[';', '{', '}', '\n\n', '='].map((mark) => before.lastIndexOf(mark)));
  return before.slice(from + 1).trim();
}

const MAX_RECEIVER = 200; // characters

/** Is the call inside a handler of clicks, hovers or keys? Then it answers the reader and moves nothing before. */
export function startedByHand({ start }: ScriptCall, { text }: ScriptContext): boolean {
  return isInHandler(text, start);
}

/** Elements that a piece of script changes. */
export function changedIn(body: string, { elements }: ScriptContext): readonly string[] {
  const changed =
    body.match(
      /[\w$.()"'`#-]{1,80}(?:\[[^\]]{0,20}\])?(?=\.(?:classList|style|animate|css|addClass|removeClass|hide|show|fadeIn|fadeOut|slideUp|src|textContent)\b)/g,
    ) ?? [];
  return [...new Set(changed.slice(0, 6).flatMap((expression) => elements.of(expression)))];
}
