import type { ScriptContext, ScriptedMotion } from './call-reader.ts';
import { writtenTransition } from './call-timing.ts';
import { bodyOf, MAX_BODY, MOVES } from './callback-body.ts';
import { argumentsOf, type ScriptCall } from '../../document/script-text.ts';

/** Elements that a script changes when they enter the viewport. */
export function observer(call: ScriptCall, script: ScriptContext): ScriptedMotion | null {
  const { text } = script;
  const body = bodyOf(argumentsOf(text, call.open, MAX_BODY), script);
  if (!changesTarget(body)) return null;
  const targets = observedBy(call, script);
  const timing = writtenTransition(text);
  return { name: 'IntersectionObserver', trigger: 'scroll', targets, timing, needs: [] };
}

/** Marking links of a menu, lazy loading and sticky headers change something else than the look of what is observed. */
function changesTarget(body: string): boolean {
  const own = body.replace(/\b(?:unobserve|push|includes|indexOf)\([^()]{0,60}\)/g, '');
  if (!TARGET.test(own) || !(MOVES.test(own) || COUNTS.test(own))) return false;
  if (/querySelector(?:All)?\(\s*["'`][^"'`]{0,40}(?:nav|menu|href)/.test(own)) return false;
  return !LOADS.test(own) || /opacity|transform|reveal|visible/.test(own);
}

/** What is observed is changed, named by a variable, or given to a function. */
const TARGET =
  /\btarget\s{0,4}\.(?:classList|style|animate|setAttribute|querySelector|textContent|innerText|dataset)|=\s{0,4}[\w.[\]]{0,40}\.target\s{0,4}[;,)\n]|\(\s{0,4}[\w.[\]]{0,40}\.target\s{0,4}[,)]|\{[^{}]{0,60}\btarget\b[^{}]{0,60}\}/;
const COUNTS = /\w*(?:count|anim|reveal|show|start)\w*\(\s*(?:\w+\.)?(?:target|el|element|entry)/i;
const LOADS = /\.(?:src|srcset)\s*=|dataset\.src|data-src/;

/** Selectors of what an observer observes: by the name of its variable, or in the lines after it. */
function observedBy(call: ScriptCall, { text, calls, elements }: ScriptContext): readonly string[] {
  const name = /([\w$]{1,40})\s{0,4}[=:]\s{0,4}new\s{1,4}$/.exec(
    text.slice(Math.max(0, call.start - 60), call.start),
  )?.[1];
  const all = calls.filter((each) => each.name === 'observe');
  const own = all.filter(({ start }) => name !== undefined && receiverName(text, start) === name);
  const near = all.filter(({ start }) => start > call.start && start < call.start + 2 * MAX_BODY);
  const targets = (own.length > 0 ? own : near).slice(0, MAX_OBSERVED).flatMap(({ open, start }) => {
    const given = elements.of(argumentsOf(text, open, MAX_ARGUMENT));
    return given.length > 0 ? given : elements.around(start);
  });
  return [...new Set(targets)];
}

const MAX_OBSERVED = 20;
const MAX_ARGUMENT = 160; // characters

function receiverName(text: string, start: number): string {
  return /([\w$]{1,40})\??\.$/.exec(text.slice(Math.max(0, start - 42), start))?.[1] ?? '';
}
