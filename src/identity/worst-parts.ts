/** A part as answers state it. */
interface Judged {
  /** 0 to 1; null when it was not judged. */
  readonly score: number | null;
  readonly weight: number;
}

/** Score from which a part counts as kept. */
const KEPT_FROM = 0.995;
/** Parts in a short answer. */
const MAX_PARTS = 6;

/** The parts of an identity that are not kept, by what they cost. */
export function worstParts<Part extends Judged>(parts: readonly Part[]): readonly Part[] {
  const cost = ({ score, weight }: Part) => weight * (1 - (score ?? 1));
  return parts
    .filter(({ score, weight }) => score !== null && score < KEPT_FROM && weight > 0)
    .toSorted((a, b) => cost(b) - cost(a))
    .slice(0, MAX_PARTS);
}
