import { CHAR, splitOutside } from '../css/skip.ts';

/** DATA: patterns for the values of each type; functions are not checked. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '<length>': /^(?:0|[+-]?[\d.]+(?:e[+-]?\d+)?[a-z]+)$/i,
  '<percentage>': /^[+-]?[\d.]+(?:e[+-]?\d+)?%$/i,
  '<length-percentage>': /^(?:0|[+-]?[\d.]+(?:e[+-]?\d+)?(?:[a-z]+|%))$/i,
  '<number>': /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i,
  '<integer>': /^[+-]?\d+$/,
  '<angle>': /^[+-]?[\d.]+(?:deg|rad|grad|turn)$/i,
  '<time>': /^[+-]?[\d.]+m?s$/i,
  '<resolution>': /^[\d.]+(?:dppx|x|dpi|dpcm)$/i,
  '<color>': /^(?:#[\da-f]{3,8}|[a-z]+)$/i,
  '<custom-ident>': /^-?[a-z_][\w-]*$/i,
};

/** Functions that can return any numeric type, colours or images. */
const FUNCTION = /^-?[a-z][a-z-]*\(/i;

/** Whether a value matches the syntax of its `@property`. Types that cannot be checked here match. */
export function fitsSyntax(value: string, syntax: string): boolean {
  if (syntax.trim() === '*') return true;
  return syntax.split('|').some((option) => fitsOption(value.trim(), option.trim()));
}

function fitsOption(value: string, option: string): boolean {
  const multiplier = option.at(-1);
  if (multiplier === '#' || multiplier === '+') {
    const parts = splitOutside(value, multiplier === '#' ? CHAR.comma : CHAR.space).filter(
      (part) => part !== '',
    );
    return parts.length > 0 && parts.every((part) => fitsOption(part, option.slice(0, -1)));
  }
  if (!option.startsWith('<')) return value === option;
  const type = TYPES[option];
  return type === undefined || FUNCTION.test(value) || type.test(value);
}
