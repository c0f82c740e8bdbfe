import type { CallReader, ScriptContext, ScriptedMotion } from './call-reader.ts';
import { changedIn, isMethod, receiverOf, startedByHand, targetsOf } from './call-targets.ts';
import { MILLISECOND, timingOf } from './call-timing.ts';
import { bodyOf, MAX_BODY, MOVES } from './callback-body.ts';
import { listener } from './listener-call.ts';
import { observer } from './observer-call.ts';
import { argumentsOf, type ScriptCall } from '../../document/script-text.ts';

/** Calls of the platform that scripts animate with, by the name before their parenthesis. */
export const OWN_CALLS: ReadonlyMap<string, CallReader> = new Map<string, CallReader>([
  ['IntersectionObserver', observer],
  ['setInterval', timer],
  ['setTimeout', repeatedTimeout],
  ['addEventListener', listener],
  ['on', listener],
  ['scroll', listener],
  ['animate', elementAnimate],
  ['requestAnimationFrame', frameLoop],
  ['charAt', typing],
  ['substring', typing],
  ['slice', typing],
]);

/** A timer that changes what shows: slides, quotes, words. Clocks, polling and games do not count. */
function timer(call: ScriptCall, script: ScriptContext): ScriptedMotion | null {
  if (startedByHand(call, script)) return null;
  const written = argumentsOf(script.text, call.open, MAX_BODY);
  const body = bodyOf(written, script);
  const turns =
    TURNS.test(written.slice(0, 80)) ||
    MOVES.test(body) ||
    /\b\w*(?:next|slide|rotate|anim|move|show)\w*\(/i.test(body);
  if (!turns || /\bDate\b|countdown|clock|fetch\(|clearInterval/i.test(body)) return null;
  return { name: 'timer', trigger: 'autonomous', targets: changedIn(body, script), timing: null, needs: [] };
}

/** A function that changes something and asks to be called again: `function next() { …; setTimeout(next, 5000) }`. */
function repeatedTimeout(call: ScriptCall, script: ScriptContext): ScriptedMotion | null {
  const written = argumentsOf(script.text, call.open, MAX_DELAY);
  const name = /^\s*([\w$]{3,40})\s*,/.exec(written)?.[1];
  if (name === undefined) return null;
  const body = bodyOf(written, script);
  return body.includes(`setTimeout(${name}`) ? timer(call, script) : null;
}

const MAX_DELAY = 80; // characters of a name and a number

/** Names of functions that turn to the next slide. */
const TURNS =
  /^\s*(?:\w+\s*=>\s*|\(\)\s*=>\s*\{?\s*|function\s*\(\)\s*\{\s*)?[\w.]*(?:next|slide|rotate|carousel|advance|switch|auto|banner|hero)\w*/i;

/** element.animate([…], { duration: 600 }) of Web Animations; jQuery's takes properties and answers clicks mostly. */
function elementAnimate(call: ScriptCall, script: ScriptContext): ScriptedMotion | null {
  const options = argumentsOf(script.text, call.open, MAX_BODY);
  if (!/^\s*\[/.test(options) || !isMethod(call, script) || startedByHand(call, script)) return null;
  const targets = script.elements.of(receiverOf(call, script.text));
  const scrolls = script.text.includes('isIntersecting');
  return {
    name: 'element.animate',
    trigger: scrolls ? 'scroll' : 'autonomous',
    targets,
    timing: timingOf(options, MILLISECOND),
    needs: [],
  };
}

/** Frames drawn on a canvas, again and again. */
function frameLoop(call: ScriptCall, { text }: ScriptContext): ScriptedMotion | null {
  const around = text.slice(Math.max(0, call.start - MAX_LOOP), call.start + MAX_LOOP);
  if (!/getContext|WebGLRenderer|clearRect/.test(around)) return null;
  return {
    name: 'canvas loop',
    trigger: 'autonomous',
    targets: CREATES_ITS_ELEMENT.test(around) ? [] : ['canvas'],
    timing: null,
    needs: [],
  };
}

const CREATES_ITS_ELEMENT = /createElement\(\s*["'`]canvas/;
const MAX_LOOP = 2_000; // characters

/** Text written letter by letter: part of a string set again and again by a timer. */
function typing(call: ScriptCall, script: ScriptContext): ScriptedMotion | null {
  const around = script.text.slice(Math.max(0, call.start - 300), call.start + 400);
  if (!around.includes('setTimeout(') && !around.includes('setInterval(')) return null;
  if (!/\.(?:innerHTML|textContent|innerText)\s*\+?=/.test(around)) return null;
  if (!/typ(?:e|ing)/i.test(around)) return null;
  return {
    name: 'typed text',
    trigger: 'autonomous',
    targets: targetsOf(call, script),
    timing: null,
    needs: [],
  };
}
