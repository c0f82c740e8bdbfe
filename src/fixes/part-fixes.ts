import { sheetAppender } from '../cascade/appended-sheet.ts';
import { contrastRatio, TEXT_CONTRAST } from '../color/contrast.ts';
import type { Rgba } from '../color/rgba.ts';
import type { TextContrast } from '../features/text-contrasts.ts';
import type { StyleChange } from '../grammar/restyle.ts';
import { inkChanges } from '../grammar/restyle-colors.ts';
import type { IdentityFix } from '../identity/judge-identity.ts';
import type { Survey } from '../survey.ts';
import { legibleInks } from './legible-inks.ts';
import { quicklyDimmed, roughStyles, type Styles } from './quick-contrasts.ts';
import { roleChanges } from './role-css.ts';
import { withoutDeclarations } from './without-declarations.ts';
import { INKS } from './changed-properties.ts';
import type { Workshop } from './workshop.ts';

/** A fix of the identity with its stylesheet, as far as one can be stated. */
export interface PartFix extends Omit<IdentityFix, 'predictedDelta'> {
  /** Null where no stylesheet for the page can be stated; `manual` says why. */
  readonly css: string | null;
  /** Why a person has to make the change; null with `css`. */
  readonly manual: string | null;
  /** Points that the identity gains with `css`, measured; null where it was not. */
  readonly predictedDelta: number | null;
  /** The same for the score of the taste. */
  readonly scoreDelta: number | null;
}

/** A fix of the identity before it is measured. */
export interface PartDraft {
  readonly fix: IdentityFix;
  readonly changes: readonly StyleChange[];
  readonly css: string;
}

/** Why no stylesheet is stated. */
export const MANUAL = {
  no_elements:
    'The page has no elements of this role that a stylesheet could name; declare it where they are made.',
  unreadable:
    'A stylesheet for this alone makes text of the page hard to read; declare it together with the colours of the text and the ground that belong to it.',
  not_written: 'The page is too large for more stylesheets: add those before this one, then score again.',
  no_gain:
    'A stylesheet for this was measured and does not bring the page nearer to the tokens; change the markup, or declare it together with the other fixes.',
} as const;

/** @param why a key of MANUAL */
export function byHand({ fix }: Pick<PartDraft, 'fix'>, why: keyof typeof MANUAL): PartFix {
  return { ...fix, css: null, manual: MANUAL[why], predictedDelta: null, scoreDelta: null };
}

/** The fix with its stylesheet, which was not measured. */
export function unmeasured({ fix, css }: PartDraft): PartFix {
  return { ...fix, css, manual: null, predictedDelta: null, scoreDelta: null };
}

type Bench = Pick<Workshop, 'restyling' | 'write' | 'shorten'> & { readonly survey: Survey };

/** Writes a fix so that no text becomes hard to read, as far as its place stays the same. */
export type PartDrafter = (fix: IdentityFix) => PartDraft | PartFix;

/** Prepares the writer for a page. */
export function partDrafter(bench: Bench): PartDrafter {
  const dimmedBy = dimmedFinder(bench);
  return (fix) => {
    const declared = roleChanges(fix.declarations, bench.survey);
    const draft = draftOf(fix, declared, bench);
    if (draft.css === '') return byHand(draft, 'no_elements');
    const dimmed = dimmedBy(draft);
    if (dimmed.length === 0) return draft;
    const mended = mendedDraft(draft, dimmed, bench);
    return mended.css !== '' && dimmedBy(mended).length === 0 ? mended : byHand(draft, 'unreadable');
  };
}

function draftOf(fix: IdentityFix, changes: readonly StyleChange[], { write, shorten }: Bench): PartDraft {
  return { fix, changes, css: write(shorten({ changes })) };
}

/**
 * The draft with an ink for each text that it makes hard to read: its own where that can be read, else one of the target.
 * A text keeps its own without a declaration, unless what it inherits from gets another.
 */
export function mendedDraft(
  { fix, changes }: PartDraft,
  dimmed: readonly TextContrast[],
  bench: Bench,
): PartDraft {
  const { elements } = bench.survey.perception.page;
  const former = new Map<number, Rgba>();
  const others: TextContrast[] = [];
  for (const text of dimmed) {
    const ink = elements[text.index]?.style['-webkit-text-fill-color'];
    if (ink?.a === 1 && contrastRatio(ink, text.ground) >= TEXT_CONTRAST) former.set(text.index, ink);
    else others.push(text);
  }
  const own = withoutDeclarations(
    { changes },
    (property) => INKS.has(property),
    new Set(former.keys()),
  ).changes;
  const inked = new Set(own.flatMap((change) => ('color' in change.declarations ? change.elements : [])));
  const inherits = (index: number): boolean => {
    const parent = elements[index]?.parent ?? -1;
    return parent >= 0 && (inked.has(parent) || inherits(parent));
  };
  const kept = new Map([...former].filter(([index]) => inherits(index)));
  const inks = [...inkChanges(bench.restyling, kept), ...legibleInks(others, bench.restyling)];
  return draftOf(fix, [...own, ...inks], bench);
}

/** DATA: properties by which the contrast of a text may change while it stays where it is. */
const OF_CONTRAST = /^(?:color|background|background-color|-webkit-text-fill-color|opacity)$/;

/** Finds the texts that a stylesheet makes hard to read, without placing boxes. */
function dimmedFinder({ survey }: Bench): (draft: PartDraft) => readonly TextContrast[] {
  const { source } = survey;
  const appender = source && sheetAppender(source.cascade);
  const stylesWith = ({ css, changes }: PartDraft): Styles =>
    appender === null ? roughStyles(survey.perception, changes) : appender.stylesWith(css);
  return (draft) => {
    const isOfContrast = draft.changes.some(({ declarations }) =>
      Object.keys(declarations).some((property) => OF_CONTRAST.test(property)),
    );
    return isOfContrast ? quicklyDimmed(survey, stylesWith(draft)) : [];
  };
}
