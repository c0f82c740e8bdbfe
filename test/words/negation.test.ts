import { describe, expect, it, test } from 'vitest';
import { isItselfRefused, isRefused } from '../../src/words/negation.ts';

/** Whether the words in brackets are refused by those around them. */
function bracketsRefused(marked: string, refuses = isRefused): boolean {
  const [before = '', words = '', after = ''] = marked.split(/[[\]]/);
  return refuses(before + words + after, { start: before.length, end: before.length + words.length });
}

describe('words are refused', () => {
  it.each([
    'no [shadows]',
    'our site is too [corporate]',
    'it looks too dark and [playful]',
    'an overly [playful] page',
    'there are too many [photos]',
    'a shop that refuses [ornament]',
    'my aunt forbids [purple]',
    'the brand book bans [gradients]',
    'a label that shuns [gloss]',
    'we detest [confetti]',
    'one that leaves out [drop caps]',
    'steer clear of [navy]',
    'I am done with [glass]',
    'it mustn’t be [pink]',
    'prices needn’t be [orange]',
    'tired of all the usual [mint]',
    'a gym without the eternal [orange]',
    'news w/o endless [video]',
    'a lawyer minus the stuffy [oak]',
    'a clinic without everything [white]',
    'I do NOT mean [rustic]',
    '[neon] free',
    '[serif]-free',
    '[italics] are banned here',
    '[beige] is not an option',
    'soft yes, [loud] no',
    '[dark mode]? no!',
    'sick to death of [pastel]',
    'rockets, without anything [playful]',
    'far from anything [expensive]',
    'away from [feeds]',
    'keep us far away from [chrome]',
    'Reject: [glassmorphism]. Want matte.',
    'a non-[digital] feel',
    'hardly any [blue]',
    'intimate, barely any [words]',
    'would be mortified by anything resembling a [blog]',
    'don’t make it look [American]',
    'I would rather not have [crests]',
    'I would prefer not to have [photographs] at all',
    'as boring as possible, yet don’t make it [grimy]',
    'spare the parents [Comic-style] animals',
    'I cannot look at this [bird] any more',
    'stop the [pastel]',
    'no lifestyle [magazine]',
    'a shop, not big empty [white space]',
    'none of this pale [grey]',
    'without cats, [dogs] or llamas',
    'without cats, dogs, owls or [llamas]',
    'I would rather not have crests, [sepia] or gold',
    'I don’t want it to look like a [bank]',
    'we don’t want to be seen as a [bank]',
    'nobody should think this is a [bank]',
    'people should never mistake us for a [bank]',
    'it must not come across as a [bank]',
    'I’m not a fan of [gradients]',
    'we do not want a site that looks like a [bank]',
  ])('%s', (marked) => {
    expect(bracketsRefused(marked)).toBe(true);
  });
});

describe('words are wanted', () => {
  it.each([
    'dark too, with [serif] letters',
    'I want it done with [thin lines]',
    'make it dark too, [playful] and small',
    'nothing but [type]',
    'no ads, [dark]',
    'no budget, [retro] games',
    '[blue] or [green], no matter which',
    'free [serif] fonts',
    'the ban on cars, [green] city',
    '[gluten] free shipping',
    'I cannot read small text, [large] letters',
    'we are done, with [gold] edges',
    'letters far away, [pale]',
    'people stop the car for [yellow] doors',
    'a non-profit, [warm]',
    'they spare no cost, [gold] edges',
    'not far from the sea, [blue]',
    'not dark [no animations]',
    'no shadows, [dark] and quiet',
    'not for banks but [warm]',
    'no idea, [red] or blue',
    'we have no website for our [bakery] yet',
    'I don’t mind [rounded corners]',
  ])('%s', (marked) => {
    expect(bracketsRefused(marked)).toBe(false);
  });
});

test('the end of a refused phrase is not refused by itself', () => {
  expect(bracketsRefused('no boring [bank]')).toBe(true);
  expect(bracketsRefused('no boring [bank]', isItselfRefused)).toBe(false);
  expect(bracketsRefused('no [bank]', isItselfRefused)).toBe(true);
});
