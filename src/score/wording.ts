import type { Block, Scorecard } from './score.ts';

/** The sentences of a scorecard. */
export interface Wording {
  readonly summary: string;
  /** The problem on the weakest axis, and the first thing to do about it. */
  readonly failureMode: string;
  readonly nextAction: string;
}

const BLOCKS: Readonly<Record<Block, { failure: string; action: string }>> = {
  empty_page: {
    failure: 'The page has almost no text and no picture.',
    action:
      'Serve the content in the HTML (server rendering or prerendering), or send the rendered HTML as `html`.',
  },
  contrast_floor: {
    failure: 'At least half of the text has a contrast ratio below 3:1 and is hard to read.',
    action: 'Raise the contrast ratio of text to at least 4.5:1 before other fixes.',
  },
  nothing_to_compare: {
    failure: 'The page shows none of the axes of the target.',
    action: 'Score a page that shows these axes, or add axes to the target.',
  },
  identity: {
    failure: 'Nobody would recognise the target: typefaces, colours or shapes are not its own.',
    action: 'Use the tokens of the target: apply `identity.fixes`, the first of them first.',
  },
};

/**
 * @param target name of the target in a sentence, such as the name of a brand
 * @param waived number of axes of the target that the caller waived
 */
export function wordingOf(card: Scorecard, target: string, waived = 0): Wording {
  const { failureMode, nextAction } = weakestWords(card, waived);
  return { summary: `${opening(card, target, waived)} ${failureMode}`, failureMode, nextAction };
}

function opening(
  { score, verdict, blockedBy, axes, axesScored }: Scorecard,
  target: string,
  waived: number,
): string {
  if (blockedBy !== null) return `Rejected (${blockedBy.replaceAll('_', ' ')}) against ${target}.`;
  const matching = axes.filter(({ status }) => status === 'pass').length;
  const unseen = axes.length - axesScored;
  const rest = unseen === 0 ? '' : `; ${unseen} more ${unseen === 1 ? 'is' : 'are'} not shown on the page`;
  const left = waived === 0 ? '' : `; ${waived} ${waived === 1 ? 'is' : 'are'} waived`;
  return `${score} of 100 against ${target} (${verdict}): ${matching} of ${axesScored} compared axes match${rest}${left}.`;
}

const ALL_WAIVED = {
  failureMode: 'Every axis of the target is waived, so nothing is compared.',
  nextAction: 'Waive fewer axes.',
};

function weakestWords({ blockedBy, fixes, axes }: Scorecard, waived: number): Omit<Wording, 'summary'> {
  if (blockedBy === 'nothing_to_compare' && axes.length === 0 && waived > 0) return ALL_WAIVED;
  if (blockedBy !== null) {
    return { failureMode: BLOCKS[blockedBy].failure, nextAction: BLOCKS[blockedBy].action };
  }
  const [first] = fixes;
  if (first === undefined) {
    return { failureMode: 'Every compared axis matches.', nextAction: 'No change is needed.' };
  }
  const reading = axes.find(({ id }) => id === first.axis)?.reading;
  const measure = reading?.value ? ` (${reading.measure})` : '';
  return {
    failureMode: `${first.axis} is \`${first.current}\`${measure}, but the target is \`${first.target}\`. Matching it gains ${first.predictedDelta} points.`,
    nextAction: first.action,
  };
}
