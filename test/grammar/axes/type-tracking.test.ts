import { describe, expect, it } from 'vitest';
import { typeTracking } from '../../../src/grammar/axes/type-tracking/axis.ts';
import { observeHtml } from './read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const PAGE = `<h1>Title of it</h1>${TEXT}<h2>First part</h2>${TEXT}<h2>Second part</h2>${TEXT}`;
const LABELS = '<div><span class="label">Chapter one</span></div>'.repeat(4);

const read = (css: string, body = PAGE) => typeTracking.read(observeHtml(body, css));

describe('type.tracking', () => {
  it.each([
    ['negative', '-0.03em'],
    ['negative', '-0.025em'],
    ['tight', '-0.02em'],
    ['tight', '-0.005em'],
    ['normal', 'normal'],
    ['normal', '0.03em'],
    ['loose', '0.04em'],
    ['loose', '3px'],
  ])('is %s for headings spaced %s', (value, spacing) => {
    expect(read(`h1, h2 { letter-spacing: ${spacing} }`).value).toBe(value);
  });

  it('reads repeated upper-case labels with more tracking than capitals need', () => {
    expect(read('.label { text-transform: uppercase; letter-spacing: 0.15em }', PAGE + LABELS).value).toBe(
      'loose',
    );
  });

  it.each([
    ['as much as capitals need', 'text-transform: uppercase; letter-spacing: 0.06em'],
    ['in lower case', 'letter-spacing: 0.15em'],
  ])('does not hear labels opened %s', (_, css) => {
    expect(read(`.label { ${css} }`, PAGE + LABELS).value).toBe('normal');
  });

  it('uses tight headings before labels', () => {
    const css =
      'h1, h2 { letter-spacing: -0.03em } .label { text-transform: uppercase; letter-spacing: 0.15em }';
    expect(read(css, PAGE + LABELS).value).toBe('negative');
  });

  it('is the tracking of the text without headings and labels', () => {
    expect(read('', TEXT).value).toBe('normal');
    expect(read('p { letter-spacing: 0.06em }', TEXT).value).toBe('loose');
    expect(read('', '').value).toBeNull();
  });

  it.each([
    ['negative', 'h1 { font-size: 140px; letter-spacing: -0.05em }'],
    [
      'negative',
      'h1 { font-size: 90px; letter-spacing: -0.035em } h2 { font-size: 40px; letter-spacing: -0.02em }',
    ],
    ['normal', 'h1 { font-size: 96px; letter-spacing: 0.08em }'],
    ['normal', 'h1 { font-size: 60px; letter-spacing: -0.05em }'],
    ['normal', 'h1 { font-size: 100px; letter-spacing: -0.05em } h2 { font-size: 64px }'],
  ])('is %s by a line that is far larger than all others: %s', (value, css) => {
    expect(read(css).value).toBe(value);
  });

  it('hears repeated spaced labels before such a line', () => {
    const css =
      'h1 { font-size: 96px; letter-spacing: -0.02em } .label { text-transform: uppercase; letter-spacing: 0.15em }';
    expect(read(css, PAGE + LABELS).value).toBe('loose');
  });
});
