import { expect, test } from 'vitest';
import { designMd } from '../../src/catalog/design-md.ts';
import { EXAMPLE_LABEL, voiceText } from '../../src/catalog/voice-example.ts';
import { googleDesignMdExporter } from '../../src/contract/exporters/google/google-design-md.ts';
import { brandTaste } from '../../src/contract/exporters/brand-taste.ts';
import { entries } from './catalog.ts';

const withExample = entries.filter(({ voice }) => voice?.example !== undefined);

test('the example stands below the section with its label; without one the section stays as it is', () => {
  expect(voiceText({ example: 'Bring a *map*.' }, 'Short.')).toBe(
    `Short.\n\n${EXAMPLE_LABEL}: "Bring a \\*map\\*."`,
  );
  expect(voiceText({ persona: 'clerk' }, 'Short.')).toBe('Short.');
  expect(voiceText(undefined, 'Short.')).toBe('Short.');
});

test('documents of an entry label its example once', () => {
  expect(withExample.length).toBeGreaterThan(0);
  for (const entry of withExample) {
    for (const text of [designMd(entry), googleDesignMdExporter.render(brandTaste(entry))])
      expect(text.split(EXAMPLE_LABEL), entry.slug).toHaveLength(2);
  }
});

test('an example is recalled, whatever the section cites', () => {
  for (const { ground, slug } of withExample)
    expect(ground.prose.get('voice_example')?.ground, slug).toBe('recalled');
});

test('no section of prose labels an example itself', () => {
  const label = /\b(?:written|composed|invented|made up) (?:here|for (?:this|the) (?:entry|page))\b/i;
  for (const { slug, body } of entries) expect(body.doc_voice, slug).not.toMatch(label);
});
