import type { LibraryMotion, ScriptContext } from './call-reader.ts';
import { firstArgument, MAX_OPTIONS, startedByHand, targetsOf } from './call-targets.ts';
import { MILLISECOND, timingOf } from './call-timing.ts';
import { argumentsOf, type ScriptCall } from '../../document/script-text.ts';

/** Tweens of GSAP: bound to the scroll, started by the pointer, or running by themselves. */
export function tween(call: ScriptCall, script: ScriptContext): LibraryMotion | null {
  const { text } = script;
  const before = text.slice(Math.max(0, call.start - 60), call.start);
  if (
    !/(?:gsap|Tween(?:Max|Lite)?|(?:tl|timeline)\w{0,20}|\))\s{0,40}\.$/i.test(before) ||
    !/gsap|Tween/.test(text)
  )
    return null;
  const options = argumentsOf(text, call.open, MAX_OPTIONS);
  if (!options.includes('{') || startedByHand(call, script)) return null;
  return {
    name: 'gsap',
    trigger: /scrollTrigger\b/.test(options) ? 'scroll' : 'autonomous',
    targets: targetsOf(call, script),
    timing: timingOf(options, 1),
  };
}

export function animeCall(call: ScriptCall, script: ScriptContext): LibraryMotion | null {
  if (startedByHand(call, script)) return null;
  const options = argumentsOf(script.text, call.open, MAX_OPTIONS);
  const targets = /\btargets\s*:\s*([^]{1,160})/.exec(options)?.[1] ?? '';
  return {
    name: 'anime',
    trigger: 'autonomous',
    targets: script.elements.of(targets),
    timing: timingOf(options, MILLISECOND),
  };
}

/** ScrollReveal().reveal('.card', { duration: 1000 }) */
export function revealCall(call: ScriptCall, script: ScriptContext): LibraryMotion | null {
  const options = argumentsOf(script.text, call.open, MAX_OPTIONS);
  if (!/scroll-?reveal/i.test(script.text) || options === '') return null;
  return {
    name: 'ScrollReveal',
    trigger: 'scroll',
    targets: targetsOf(call, script),
    timing: timingOf(options, MILLISECOND),
  };
}

/** ScrollTrigger.create({ trigger: '.panel' }), unless it only toggles a class or pins nothing that moves. */
export function triggered(call: ScriptCall, script: ScriptContext): LibraryMotion | null {
  const { text } = script;
  if (!text.slice(Math.max(0, call.start - 20), call.start).endsWith('ScrollTrigger.')) return null;
  const options = argumentsOf(text, call.open, MAX_OPTIONS);
  if (call.name === 'create' && !/animation|scrub|pin\b|onUpdate/.test(options)) return null;
  const trigger = /\btrigger\s*:\s*([^,}]{1,160})/.exec(options)?.[1] ?? firstArgument(options);
  return { name: 'ScrollTrigger', trigger: 'scroll', targets: script.elements.of(trigger), timing: null };
}
