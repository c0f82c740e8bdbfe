import { autoplayOptions } from './autoplay-options.ts';
import type { CallReader, ScriptContext, ScriptedMotion } from './call-reader.ts';
import { LIBRARY_CALLS } from './library-calls.ts';
import { OWN_CALLS } from './own-calls.ts';
import { QUERIES, scriptElements } from './script-elements.ts';
import { callsIn, withoutBlockComments, type ScriptCall } from '../../document/script-text.ts';

const READERS: ReadonlyMap<string, CallReader> = new Map([...LIBRARY_CALLS, ...OWN_CALLS]);
const JQUERY = /(?:^|\/)jquery(?:[-.@](?:\d[\w.]{0,12}|min|slim|latest))*(?:\.js|\/)/i;
const NAMES: ReadonlySet<string> = new Set([...QUERIES.keys(), ...READERS.keys(), 'observe']);

const MAX_FOUND = 200; // motions of one script; further ones say nothing new

/**
 * What a script sets in motion and when: observers, scroll and pointer listeners, timers, and calls of libraries with
 * their options. Linear in the length of the text: calls are found in one pass, and each is read within a window.
 */
export function scriptedMotion(written: string): ScriptedMotion[] {
  const text = withoutBlockComments(written);
  const calls = callsIn(text, NAMES);
  const script: ScriptContext = { text, calls, elements: scriptElements(text, calls) };
  const found: ScriptedMotion[] = [];
  for (const call of calls) {
    const motion = READERS.get(call.name)?.(call, script) ?? null;
    if (motion !== null)
      found.push(isOnJquery(call, text) ? { ...motion, needs: [...motion.needs, JQUERY] } : motion);
    if (found.length >= MAX_FOUND) break;
  }
  const told = new Set(found.flatMap(({ targets }) => targets));
  const bundled = autoplayOptions(script).filter(
    ({ targets }) => !targets.some((target) => told.has(target)),
  );
  return [...found, ...bundled];
}

/** `$('.slides').slick(`: a method of what jQuery found. */
function isOnJquery({ start }: ScriptCall, text: string): boolean {
  return /(?:\$|jQuery)\((?:[^()]{0,120})\)\s{0,20}\.$/.test(text.slice(Math.max(0, start - 160), start));
}
