import type { ScriptContext, ScriptedMotion } from './call-reader.ts';
import { writtenTransition } from './call-timing.ts';
import { bodyOf, MAX_BODY, MOVES } from './callback-body.ts';
import { argumentsOf, type ScriptCall } from './script-text.ts';

/** Elements that a script changes when they enter the viewport. What only marks links in a menu moves nothing. */
export function observer(call: ScriptCall, script: ScriptContext): ScriptedMotion | null {
  const { text, elements } = script;
  const body = bodyOf(argumentsOf(text, call.open, MAX_BODY), script);
  const changesTarget = /\btarget\b/.test(body) && (MOVES.test(body) || COUNTS.test(body));
  if (!changesTarget || /querySelector(?:All)?\(\s*["'`][^"'`]{0,40}(?:nav|menu|href)/.test(body))
    return null;
  if (
    /\.(?:src|srcset)\s*=|dataset\.src|data-src/.test(body) &&
    !/opacity|transform|reveal|visible/.test(body)
  )
    return null;
  const own = /([\w$]{1,40})\s{0,4}[=:]\s{0,4}new\s{1,4}$/.exec(
    text.slice(Math.max(0, call.start - 60), call.start),
  )?.[1];
  const observed = script.calls.filter(
    ({ name, start }) =>
      name === 'observe' &&
      (own === undefined || receiverName(text, start) === own || start - call.start < MAX_BODY),
  );
  const targets = observed.slice(0, MAX_OBSERVED).flatMap(({ open, start }) => {
    const given = elements.of(argumentsOf(text, open, 160));
    return given.length > 0 ? given : elements.around(start);
  });
  return {
    name: 'IntersectionObserver',
    trigger: 'scroll',
    targets: [...new Set(targets)],
    timing: writtenTransition(text),
    needs: [],
  };
}

const COUNTS = /\w*(?:count|anim|reveal|show|start)\w*\(\s*(?:\w+\.)?(?:target|el|element|entry)/i;
const MAX_OBSERVED = 20;

function receiverName(text: string, start: number): string {
  return /([\w$]{1,40})\??\.$/.exec(text.slice(Math.max(0, start - 42), start))?.[1] ?? '';
}
