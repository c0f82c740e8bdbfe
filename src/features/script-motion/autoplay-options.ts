import type { ScriptContext, ScriptedMotion } from './call-reader.ts';
import { isCommentedOut } from '../../document/script-text.ts';

/**
 * Sliders whose library is bundled with the script under a short name, by their options: `new e(".hero", { …,
 * autoplay: { delay: 3000 } })`.
 */
export function autoplayOptions({ text, elements }: ScriptContext): ScriptedMotion[] {
  const found: ScriptedMotion[] = [];
  for (let at = text.indexOf(OPTION); at >= 0; at = text.indexOf(OPTION, at + 1)) {
    if (!PLAYS.test(text.slice(at, at + 40)) || isCommentedOut(text, at)) continue;
    const selector = constructedFor(text.slice(Math.max(0, at - MAX_OPTIONS), at));
    const targets = selector === null ? [] : elements.of(selector);
    if (targets.length > 0)
      found.push({ name: 'autoplay slider', trigger: 'autonomous', targets, timing: null, needs: [] });
    if (found.length >= MAX_SLIDERS) break;
  }
  return found;
}

const OPTION = 'autoplay';
const PLAYS = /^autoplay["']?\s{0,4}:\s{0,4}(?:true|!0|\{(?!\s{0,4}enabled\s{0,4}:\s{0,4}(?:false|!1)))/;
const MAX_OPTIONS = 1_500; // characters of the options before the one that is looked for
const MAX_SLIDERS = 20;

/** The string that the last constructor before a position gets, quotes included. */
function constructedFor(before: string): string | null {
  const made = [...before.matchAll(/\bnew [\w$.]{1,30}\(\s{0,4}(["'`][^"'`]{1,120}["'`])\s{0,4},/g)];
  return made.at(-1)?.[1] ?? null;
}
