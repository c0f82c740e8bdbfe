import { composite } from '../color/composite.ts';
import { toHex } from '../color/hex.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import type { TextRole } from '../perception/text-roles.ts';
import { familiesOf } from '../perception/text-style.ts';
import type { TextRun } from '../perception/visible-page.ts';

/** Text in one style. */
export interface SeenText {
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  /** 1..6 of a heading element; null for other text, and for large text that no heading element holds. */
  readonly level: number | null;
  /** Families in lower case, as declared. */
  readonly families: readonly string[];
  /** The colour of its letters on its ground, `#rrggbb`. */
  readonly ink: string;
  /** px */
  readonly size: number;
  readonly fontWeight: number;
  /** em */
  readonly tracking: number;
  /** Multiple of the size, null for `normal`. */
  readonly leading: number | null;
  /** Large text of several lines outside headings: set neither as titles nor as running text. */
  readonly isLead: boolean;
  /** Characters, weighted by position. */
  readonly weight: number;
}

const USES: Readonly<Record<TextRole, 'running' | 'heading' | 'code' | null>> = {
  running: 'running',
  control: 'running',
  navigation: 'running',
  heading: 'heading',
  code: 'code',
  icon: null,
  hidden: null,
};

/** Every readable text of the page by its use; icons and text for machines are left out. */
export function textsByUse({ textRoles, runningText }: Perception) {
  const large = new Set(runningText.large);
  const of = (use: 'running' | 'heading' | 'code') =>
    textRoles
      .filter(({ run, role }) => (large.has(run) ? 'heading' : USES[role]) === use)
      .map(({ run, owner }) => seenText(run, owner.tag, large.has(run) && hasLines(run)));
  return { running: of('running'), heading: of('heading'), code: of('code') };
}

function seenText(run: TextRun, tag: string, isLead: boolean): SeenText {
  const { element, ground, weight } = run;
  const { style } = element;
  const size = style['font-size'];
  const lineHeight = style['line-height'];
  return {
    selector: shortSelector(element),
    index: element.index,
    level: /^h[1-6]$/.test(tag) ? Number(tag.slice(1)) : null,
    families: familiesOf(run),
    ink: toHex(composite(style['-webkit-text-fill-color'], ground.color)),
    size,
    fontWeight: style['font-weight'],
    tracking: size === 0 ? 0 : style['letter-spacing'] / size,
    leading: lineHeight === null || size === 0 ? null : lineHeight / size,
    isLead,
    weight,
  };
}

/** Lines from which large text outside headings is a lead paragraph. */
const LINES_OF_LEAD = 1.4;
const NORMAL_LEADING = 1.2;

function hasLines({ element: { style }, box }: TextRun): boolean {
  const line = style['line-height'] ?? style['font-size'] * NORMAL_LEADING;
  return box.height >= LINES_OF_LEAD * line;
}
