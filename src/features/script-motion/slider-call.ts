import type { LibraryReader } from './call-reader.ts';
import { isMethod, MAX_OPTIONS, targetsOf } from './call-targets.ts';
import { argumentsOf } from '../../document/script-text.ts';

/** A slider that moves by itself if its options say so, or unless they forbid it; otherwise the hand moves it. */
export function slider(playsByDefault: boolean): LibraryReader {
  return (call, script) => {
    const options = argumentsOf(script.text, call.open, MAX_OPTIONS);
    // A slider may be told to do something: $('.slides').slick('slickNext').
    if (/^\s*["'`][a-zA-Z]+["'`]\s*(?:,|$)/.test(options) && isMethod(call, script)) return null;
    if (playsByDefault && !options.trimStart().startsWith('{') && !isOnFound(call.start, script.text))
      return null;
    const plays = playsByDefault ? !STOPS.test(options) : PLAYS.test(options);
    return {
      name: plays ? 'autoplay slider' : 'slider',
      trigger: plays ? 'autonomous' : 'gesture',
      targets: targetsOf(call, script),
      timing: null,
    };
  };
}

/** `$('.slides').cycle()`, but not `this.cycle()`, which other libraries have as well. */
function isOnFound(start: number, text: string): boolean {
  return text.slice(Math.max(0, start - 2), start) === ').';
}

const PLAYS = /\bauto(?:play|start)?["']?\s*:(?!\s*(?:false|!1|0\b|null))|\bAutoplay\(/i;
const STOPS = /\b(?:auto(?:play|start)?|slideshow)["']?\s*:\s*(?:false|!1|0\b)/i;
