import type { AxisId } from '../grammar/axes/index.ts';
import { isRefused } from './negation.ts';
import type { AxisStatement, Statement } from './understanding.ts';

/** What the model reads in words that are about something else there. */
interface Veto {
  readonly axis: AxisId;
  /** The words of the statement. */
  readonly said: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** Words anywhere in the text that show that the statement is meant. */
  readonly unless?: RegExp;
  readonly value?: string;
  /** Only of words that are refused. */
  readonly isRefused?: true;
}

const VETOES: readonly Veto[] = [
  // a length after the name of another measure
  {
    axis: 'surface.borders',
    said: /^[\d.]+\s?(?:px|pt|r?em)?$/i,
    before:
      /\b(?:spacing|gap|gutters?|padding|margins?|radius|corners?|height|leading|size|width)\s*:?\s*(?:(?:of|go(?:es)?|to|at|from|[\d.]+\s?(?:px)?)\s+)*$/i,
  },
  {
    axis: 'type.body_size',
    said: /^[\d.]+\s?(?:px|pt|r?em)?$/i,
    before:
      /\b(?:spacing|gap|gutters?|padding|margins?|radius|corners?|borders?|lines?|blur|icons?)\s*:?\s*(?:(?:of|go(?:es)?|to|at|from|[\d.]+\s?(?:px)?)\s+)*$/i,
  },
  // `tighten it up` is about space
  {
    axis: 'type.tracking',
    said: /^tight/i,
    unless:
      /\b(?:letters?|tracking|kerning|type|typograph\w*|text|words?|fonts?|head(?:ing|line|er)s?|titles?|set|logo)\b/i,
  },
  // a label of a list: `Visual: flat`
  { axis: 'imagery.strategy', said: /^visuals?$/i, after: /^\s*[:=]/ },
  {
    axis: 'type.body_size',
    said: /^(?:tiny|small|little)$/i,
    after: /^\s+(?:captions?|labels?|footnotes?|legal|icons?|buttons?|logo|badges?)\b/i,
  },
  // of one line beside something else
  {
    axis: 'type.body_size',
    said: /^(?:tiny|small|little)(?:\s+(?:type|text|print|letters|writing|font))?$/i,
    after:
      /^(?:\s+(?:type|text|print|letters|writing|font))?\s+(?:under|below|beside|beneath|above|next\s+to)\s+(?:the|our|its|each|every)\b/i,
  },
  { axis: 'motion.character', said: /^slow$/i, after: /^[-\s]motion\b/i },
  // what the mouse is to do nothing to, and a wish of the device: `respect prefers-reduced-motion`
  {
    axis: 'motion.trigger',
    said: /(?:)/,
    value: 'hover-only',
    before: /(?:^|[.,;!?\n(])\s*(?:no|nothing|not|never|without|none)\b(?![^.,;!?\n]*\b(?:only|just|except|but|scroll\w*|start\w*|begin\w*)\b)[^.,;!?\n]*$/i,
  },
  { axis: 'motion.budget', said: /reduced?[\s-]motion/i, before: /(?:\bprefers|\brespect\w*|\bhonou?r\w*|\bsupport\w*)[\s-]+$/i },
  // an emoji that is refused makes no text casual
  { axis: 'voice.formality', said: /^emojis?$/i, value: 'casual', isRefused: true },
  { axis: 'surface.texture', said: /\bpattern/i, value: 'flat' },
];

/** Without the axes that a model reads in words whose neighbours show that they are about something else. */
export function withoutVetoed(text: string, statements: readonly Statement[]): readonly Statement[] {
  const primary = statements.filter((one) => one.kind === 'color' && one.role === 'primary');
  return statements.filter((one) => {
    if (one.kind !== 'axis') return true;
    // The colour of buttons is none of the ground: `primary colour is emerald`.
    if (one.axis === 'surface.ground' && primary.some(({ span }) => span.text === one.span.text))
      return false;
    return !VETOES.some((veto) => isVetoed(text, one, veto));
  });
}

function isVetoed(text: string, { axis, span, values }: AxisStatement, veto: Veto): boolean {
  if (axis !== veto.axis || !veto.said.test(span.text)) return false;
  if (veto.value !== undefined && values[0] !== veto.value) return false;
  if (veto.before?.test(text.slice(Math.max(0, span.start - REACH), span.start)) === false) return false;
  if (veto.after?.test(text.slice(span.end, span.end + REACH)) === false) return false;
  if (veto.unless?.test(text) === true) return false;
  return veto.isRefused === undefined || isRefused(text, span);
}

/** Characters around a statement. */
const REACH = 32;
