import type { ScriptContext } from './call-reader.ts';
import { functionBodyAt } from './script-text.ts';

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
