import { isRefused } from './negation.ts';
import type { AxisStatement, Statement } from './understanding.ts';

const PAPERS = String.raw`(?:warm|soft|natural|old|aged|ivory|creamy?)\s+(?:white|paper|parchment|linen|sand)|paper|parchment|ivory|cream|eggshell|ecru|oatmeal|off[-\s]white`;
const GROUNDS = 'backgrounds?|backdrop|ground|page|canvas';

/** `Warm paper ground`, `ground: ivory`, `teal on off-white`. */
const PAPER = [
  new RegExp(
    String.raw`(?<![\p{L}-])(?:${PAPERS})(?:[\s-]+colou?red)?[\s-]+(?:${GROUNDS})(?![\p{L}-])`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:${GROUNDS})(?:\s*:\s*|\s+(?:(?:is|in|of|like)\s+)+)(?:an?\s+)?(?:${PAPERS})(?![\p{L}-])`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})on\s+(?:an?\s+)?(?:${PAPERS})(?=\s*(?:$|[.,;!)]|and\b|with\b))`, 'iu'),
] as const;
/** Another colour of the paper. */
const OTHER_PAPER =
  /(?:white|black|gr[ae]y|blue|green|pink|red|brown|kraft|dark|squared|lined|graph|wall|news)[\s-]*$/i;
const SURE = 0.9;

/** The ground of a page that is called paper: a warm white, which no tint of its colour words changes. */
export function withPaperGround(text: string, statements: readonly Statement[]): readonly Statement[] {
  const found = PAPER.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return statements;
  const { 0: written, index: start } = found;
  const span = { start, end: start + written.length, text: written };
  if (isRefused(text, span) || OTHER_PAPER.test(text.slice(0, start))) return statements;
  const isSaid = statements.some(
    (one) => one.kind === 'axis' && one.axis === 'surface.ground' && one.values[0] === 'cream',
  );
  if (isSaid) return statements;
  const ground: AxisStatement = {
    kind: 'axis',
    axis: 'surface.ground',
    values: ['cream'],
    span,
    polarity: 'for',
    degree: 1,
    confidence: SURE,
  };
  return [
    ...statements.filter(
      (one) => one.kind !== 'axis' || one.axis !== 'surface.ground' || !overlaps(one, span),
    ),
    ground,
  ].toSorted((a, b) => a.span.start - b.span.start);
}

function overlaps({ span }: Statement, other: { readonly start: number; readonly end: number }): boolean {
  return span.start < other.end && other.start < span.end;
}
