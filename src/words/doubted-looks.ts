import { isCovered, liesIn } from './is-covered.ts';
import { otherThings } from './other-things.ts';
import { isOfPageAlone, sentencesOf, type Sentence } from './page-sentences.ts';
import type { Statement } from './understanding.ts';

/**
 * Moods, styles and times with less confidence where the text tells them of something else than its page: `the ward is
 * bright and white`, `ring me, I am a heavy sleeper`. In a brief or a whole sentence, such a word counts where its sentence
 * states an axis or names a model, wishes something or speaks of how things look, or says little else.
 */
export function withDoubtedLooks(text: string, statements: readonly Statement[]): readonly Statement[] {
  const looks = statements
    .filter((one) => LOOKS.has(one.kind) && one.polarity === 'for')
    .toSorted((a, b) => a.span.start - b.span.start);
  if (looks.length === 0) return statements;
  const others = otherThings(text);
  const doubted = new Set(looks.filter(({ span }) => liesIn(span, others)));
  if (!isOfPageAlone(text)) {
    const evidence = statements.filter(isEvidence);
    const bySentence = Map.groupBy(looks, sentencesAt(text));
    for (const [sentence, own] of bySentence)
      if (!speaksOfPage(sentence, own, evidence)) for (const look of own) doubted.add(look);
  }
  return statements.map((one) => (doubted.has(one) ? { ...one, confidence: one.confidence * DOUBTED } : one));
}

const LOOKS: ReadonlySet<Statement['kind']> = new Set(['mood', 'style', 'era']);

/** Share of the confidence and of the weight that is left. */
const DOUBTED = 0.35;

function sentencesAt(text: string): (look: Statement) => Sentence {
  const sentenceAt = sentencesOf(text);
  return ({ span }) => sentenceAt(span);
}

function isEvidence(one: Statement): boolean {
  return one.kind === 'axis' || one.kind === 'font' || (one.kind === 'brand' && one.relation !== 'mentioned');
}

function speaksOfPage(sentence: Sentence, looks: readonly Statement[], evidence: readonly Statement[]) {
  return (
    sentence.isFragment ||
    isCovered(sentence, evidence) ||
    new Set(looks.map(({ span }) => span.start)).size >= sentence.length * MOSTLY ||
    OF_LOOKS.test(sentence.text) ||
    looks.some(({ span }) => PAGE_AFTER.test(sentence.text.slice(span.end - sentence.start)))
  );
}

/** Looks for each word of a sentence that says little else. */
const MOSTLY = 0.4;

/** How things look, and wishes. */
const OF_LOOKS =
  /\b(?:looks?|feels?|looking|feeling|vibes?|aesthetics?|moods?|atmosphere|style[ds]?|tone|voice|design|themes?|palette|colou?rs?|layout|typography|fonts?|typefaces?|wording|mode|make|keep|(?:should|shall|must|would|ha(?:s|ve)\s+to|to|could)\s+be|go(?:ing)?\s+for|something|nothing|think|prefer|wants?|needs?|like|love|please)\b/i;

const PAGE_AFTER =
  /^[-\s,]+(?:[\p{L}'’-]+[-\s,]+){0,4}?(?:(?:web\s?)?site|(?:web|home)?page|portfolio|shop|store|dashboard|app|blog|brand|identity|landing|redesign|ui|interface)s?(?!\p{L})/iu;
