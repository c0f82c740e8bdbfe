import type { Block, Scorecard } from './score.ts';

/** What a scorecard says in words. */
export interface Wording {
  readonly summary: string;
  /** What is wrong on the weakest axis, and what to do about it first. */
  readonly failureMode: string;
  readonly nextAction: string;
}

const BLOCKS: Readonly<Record<Block, { failure: string; action: string }>> = {
  empty_page: {
    failure: 'The page shows next to no text and no picture: there is nothing to judge.',
    action:
      'Serve the content in the HTML (server rendering or prerendering), or send the rendered page as `html`.',
  },
  contrast_floor: {
    failure: 'Half of the text stands below a contrast of 3:1 on its ground: it cannot be read.',
    action: 'Raise text contrast to at least 4.5:1 before any question of style.',
  },
  nothing_to_compare: {
    failure: 'The page shows none of the axes that the target names.',
    action: 'Score a page that shows them, or widen the target.',
  },
};

/** @param target how to call the target in a sentence, such as a brand's name */
export function wordingOf(card: Scorecard, target: string): Wording {
  const { failureMode, nextAction } = weakestWords(card);
  return { summary: `${opening(card, target)} ${failureMode}`, failureMode, nextAction };
}

function opening({ score, verdict, blockedBy, axes, axesScored }: Scorecard, target: string): string {
  if (blockedBy !== null) return `Rejected (${blockedBy.replaceAll('_', ' ')}) against ${target}.`;
  const matching = axes.filter(({ status }) => status === 'pass').length;
  const unseen = axes.length - axesScored;
  const rest = unseen === 0 ? '' : `; ${unseen} more ${unseen === 1 ? 'is' : 'are'} not shown on the page`;
  return `${score} of 100 against ${target} (${verdict}): ${matching} of ${axesScored} compared axes match${rest}.`;
}

function weakestWords({ blockedBy, fixes, axes }: Scorecard): Omit<Wording, 'summary'> {
  if (blockedBy !== null) {
    return { failureMode: BLOCKS[blockedBy].failure, nextAction: BLOCKS[blockedBy].action };
  }
  const [first] = fixes;
  if (first === undefined) {
    return { failureMode: 'Every compared axis matches.', nextAction: 'Nothing to change.' };
  }
  const reading = axes.find(({ id }) => id === first.axis)?.reading;
  const measure = reading?.value ? ` (${reading.measure})` : '';
  return {
    failureMode: `${first.axis} is \`${first.current}\`${measure} where the target is \`${first.target}\`; reaching it is worth ${first.predictedDelta} points.`,
    nextAction: first.action,
  };
}
