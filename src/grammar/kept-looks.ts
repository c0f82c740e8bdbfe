import type { StyledElement } from '../cascade/styled-page.ts';
import { toHex } from '../color/hex.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { isOff, isOfClass, submitsForm } from '../perception/control-use.ts';
import type { Perception } from '../perception/perceive.ts';
import { oncePer } from '../text/once-per.ts';

/** Elements whose colours say something that those of a target would take away, by what says it. */
export interface KeptLooks {
  /** By their fill, with all that is in them. */
  readonly fills: ReadonlySet<number>;
  /** By their lines; they keep these alone. */
  readonly lines: ReadonlySet<number>;
  /** By their ink, with texts in them that have the same. */
  readonly inks: ReadonlySet<number>;
}

type OfPage = { readonly perception: Perception };

/**
 * Messages of states and of fields with a wrong value, controls that cannot be used or that destroy something, and the
 * inks of code, whose hues tell its words apart.
 */
export const keptLooks = oncePer(found, ({ perception }: OfPage) => perception);

function found({ perception }: OfPage): KeptLooks {
  const { controls, surfaces, page } = perception;
  const kept = { fills: new Set<number>(), lines: new Set<number>(), inks: wordsOfCode(page.elements) };
  const isOfWrongField = besideWrongFields(page.elements);
  // Parents precede their children.
  for (const element of page.elements) {
    const { index, parent, style } = element;
    const isControl = controls.isControl(element);
    const hasOwnInk = () => !hasInkOf(page.elements[parent], element);
    if (kept.fills.has(parent) || isOff(element) || (isControl && isDestroying(element)))
      kept.fills.add(index);
    else if (kept.inks.has(parent) && !hasOwnInk()) kept.inks.add(index);
    if (isControl || !(isMessage(element) || isOfWrongField(element))) continue;
    if (isTinted(style['background-color']) && !surfaces.isBand(element)) kept.fills.add(index);
    if (hasColoredLine(element)) kept.lines.add(index);
    if (isSeen(style.color) && hasOwnInk()) kept.inks.add(index);
  }
  return kept;
}

/** What has an ink of its own in blocks of code, and a hue. */
function wordsOfCode(elements: readonly StyledElement[]): Set<number> {
  const inCode = new Set<number>();
  const words = new Set<number>();
  for (const element of elements) {
    const { index, parent, tag, style } = element;
    if (tag === 'pre' || inCode.has(parent)) inCode.add(index);
    if (inCode.has(parent) && isSeen(style.color) && !hasInkOf(elements[parent], element)) words.add(index);
  }
  return words;
}

function hasInkOf(above: StyledElement | undefined, { style }: StyledElement): boolean {
  return above !== undefined && toHex(above.style.color) === toHex(style.color);
}

/** Whether a button destroys something; one that submits a form is its main action, whatever its class. */
function isDestroying(element: StyledElement): boolean {
  return isOfClass(element, DESTROYING) && !submitsForm(element);
}

/** DATA: words in the names of classes. */
const DESTROYING = /^(?:danger|destructive|delete|remove|del)$/;
const STATES =
  /^(?:err|error|danger|destructive|warn|warning|success|invalid|critical|fail|failed|failure|overdue|required|req|sale|positive|negative|gain|loss|up|down|ok|bad|info|note|notice|tip|caution|callout)$/;
/** DATA: roles of messages. */
const MESSAGES: ReadonlySet<string> = new Set(['alert', 'status', 'note']);

function isMessage(element: StyledElement): boolean {
  const { namespace, tag, attributes } = element;
  if (namespace !== 'html' || tag === 'body' || tag === 'html') return false;
  return (
    MESSAGES.has(attributes['role'] ?? '') ||
    attributes['aria-invalid'] === 'true' ||
    isOfClass(element, STATES)
  );
}

/** Whether an element describes a field with a wrong value: by its id, or as what stands beside it. */
function besideWrongFields(elements: readonly StyledElement[]): (element: StyledElement) => boolean {
  const wrong = elements.filter(({ attributes }) => attributes['aria-invalid'] === 'true');
  const parents = new Set(wrong.map(({ parent }) => parent));
  const ids = new Set(
    wrong
      .flatMap(({ attributes }) => [attributes['aria-describedby'], attributes['aria-errormessage']])
      .flatMap((named) => named?.split(/\s+/) ?? []),
  );
  return ({ parent, attributes }) => parents.has(parent) || ids.has(attributes['id'] ?? '');
}

function hasColoredLine({ style }: StyledElement): boolean {
  return SIDES.some((side) => style[`border-${side}-width`] > 0 && isSeen(style[`border-${side}-color`]));
}

const SIDES = ['top', 'left', 'bottom'] as const;

const SEEN = 0.05; // alpha
const TINT = 0.01; // OKLCH chroma of a pale fill

function isTinted(fill: Rgba): boolean {
  return fill.a >= SEEN && rgbaToOklch(fill).c >= TINT;
}

function isSeen(color: Rgba): boolean {
  return color.a >= SEEN && looksColored(color);
}
