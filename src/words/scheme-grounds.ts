import { isCovered } from './is-covered.ts';
import type { AxisStatement, Statement } from './understanding.ts';

const DARK = ['black', 'gray-dark', 'cool-tinted', 'warm-tinted'];
const LIGHT = ['white', 'gray-light', 'cream'];

const SAYS_DARK = /(?<![\p{L}-])(?:dark|darkish|night|midnight|black)(?![\p{L}])/iu;
const SAYS_LIGHT = /(?<![\p{L}-])(?:light|bright|day)(?![\p{L}])/iu;
const SAYS_GREY = /gr[ae]y|silver|charcoal|black|tint|cream|white/i;

/**
 * `Dark mode` and `light theme` name no ground: every dark one, black first, and every light one, white first. Words that
 * name a colour or a grey stay as they are.
 */
export function withSchemeGrounds(statements: readonly Statement[]): readonly Statement[] {
  const colors = statements.filter(({ kind }) => kind === 'color');
  return statements.map((one) => {
    if (one.kind !== 'axis' || one.axis !== 'surface.ground' || isCovered(one.span, colors)) return one;
    return opened(one);
  });
}

function opened(one: AxisStatement): AxisStatement {
  const { span, values } = one;
  const words = span.text;
  const isTinted = values.some((value) => value === 'cool-tinted' || value === 'warm-tinted');
  if (SAYS_DARK.test(words) && isTinted && !/tint|warm|cool/i.test(words)) return { ...one, values: DARK };
  if (
    SAYS_LIGHT.test(words) &&
    !SAYS_GREY.test(words) &&
    !values.some((value) => DARK.slice(0, 2).includes(value))
  )
    return { ...one, values: [...new Set([...LIGHT, ...values])] };
  return one;
}
