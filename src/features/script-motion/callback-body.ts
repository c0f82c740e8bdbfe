import type { ScriptContext } from './call-reader.ts';
import { functionBodyAt } from '../../document/script-text.ts';

export const MAX_BODY = 1_500; // characters of a callback or function

/** The text of a callback: written in place, or where the function of that name is. */
export function bodyOf(written: string, { text }: ScriptContext): string {
  const name = /^\s*(?:this\.)?([\w$]{2,40})\s*(?:,|$|\.bind)/.exec(written)?.[1];
  if (name === undefined || name === 'function') return written;
  const starts = [`function ${name}(`, `${name} = `, `${name}=`, `${name}: function`].map((start) =>
    text.indexOf(start),
  );
  const at = starts.find((start) => start >= 0);
  return at === undefined ? written : functionBodyAt(text, at, MAX_BODY);
}

/** What changes how an element looks. */
export const MOVES =
  /classList\.(?:add|toggle|remove|replace)|\.(?:add|toggle)Class\(|\.style\b|\.animate\(|\.css\(|\bopacity\b|\btransform\b|fadeIn|slideUp/;

/** The same with the bodies of the first functions that it calls by their names. */
export function bodyWithCalled(written: string, script: ScriptContext): string {
  const body = bodyOf(written, script);
  const names = [...body.slice(0, MAX_BODY).matchAll(/(?<![\w$.])([\w$]{4,40})\(/g)].map(
    ([, name = '']) => name,
  );
  const starts = [...new Set(names)]
    .slice(0, MAX_CALLED)
    .map((name) => script.text.indexOf(`function ${name}(`));
  const called = starts.flatMap((start) => (start < 0 ? [] : [functionBodyAt(script.text, start, MAX_BODY)]));
  return [body, ...called].join('\n');
}

const MAX_CALLED = 3; // functions
