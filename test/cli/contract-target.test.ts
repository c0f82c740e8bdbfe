import { describe, expect, test } from 'vitest';
import { folderWith, MISSED, PAGE, STYLE, taste } from './taste.ts';

const WITHOUT_HEADING = PAGE.replace(/<h1>.*?<\/h1>/, '');
const CONTRACT = `---
name: "Invoices"
verify:
  required_axes: [type.heading_weight, surface.radius]
  pass_score: 80
  target_grammar: {"surface":{"ground":"white","radius":"pill"},"type":{"heading_weight":"bold","body_size":"regular"}}
---
`;
const folder = folderWith({
  'index.html': WITHOUT_HEADING,
  'style.css': STYLE,
  'AGENTS.md': CONTRACT,
  'dark.json': JSON.stringify({ surface: { ground: 'white', dark_mode: 'custom-palette' } }),
  'missed.json': JSON.stringify(MISSED),
});

describe('a contract as target', () => {
  test.each([
    ['verify', 'AGENTS.md', 'index.html'],
    ['score', 'index.html', '--contract', 'AGENTS.md'],
    ['fix', 'index.html', '--contract', 'AGENTS.md'],
  ])('taste %s names it, and the required axes that the page does not show', async (...args) => {
    const { output } = await taste(args, { folder });
    expect(output).toContain('against the contract of Invoices');
    expect(output).toMatch(/not shown[^]*type\.heading_weight +The page shows no heading/);
    expect(output).not.toMatch(/not shown[^]*surface\.radius {2}/);
  });
});

describe('a required rule that the page does not keep', () => {
  test.each([
    ['verify', 'AGENTS.md', 'index.html'],
    ['score', 'index.html', '--contract', 'AGENTS.md'],
    ['fix', 'index.html', '--contract', 'AGENTS.md'],
  ])('taste %s names it, also where the page passes', async (...args) => {
    const contract = (required: string) =>
      CONTRACT.replace('"pill"', '"0px"')
        .replace(/required_axes: .*/, `required_axes: [${required}]`)
        .replace('pass_score: 80', 'pass_score: 1');
    const folderOf = (required: string) =>
      folderWith({ 'index.html': PAGE, 'style.css': STYLE, 'AGENTS.md': contract(required) });
    const differing = folderOf('surface.ground, surface.radius');
    const { output } = await taste(args, { folder: differing });
    expect(output).toContain('A required rule does not hold: surface.radius.');
    const json = JSON.parse((await taste([...args, '--json'], { folder: differing })).output) as {
      required_failures: string[];
      axes: { key: string; required?: true }[];
    };
    expect(json.required_failures).toEqual(['surface.radius']);
    expect(json.axes.filter(({ required }) => required).map(({ key }) => key)).toEqual([
      'surface.ground',
      'surface.radius',
    ]);
    expect((await taste(args, { folder: folderOf('surface.ground') })).output).not.toContain('required rule');
  });
});

test('an older contract states the required axes beside its verify block', async () => {
  const [, axes = ''] = /( {2}required_axes: .*\n)/.exec(CONTRACT) ?? [];
  const older = CONTRACT.replace(axes, '')
    .replace('verify:', `${axes.trim()}\nverify:`)
    .replace('"pill"', '"0px"');
  const { output } = await taste(['verify', 'AGENTS.md', 'index.html'], {
    folder: folderWith({ 'index.html': PAGE, 'style.css': STYLE, 'AGENTS.md': older }),
  });
  expect(output).toContain('A required rule does not hold: surface.radius.');
});

describe('taste fix', () => {
  test('--css-only says which fix needs markup', async () => {
    const args = ['fix', 'index.html', '--grammar', 'dark.json', '--css-only'];
    const { output } = await taste(args, { folder });
    expect(output).toMatch(/surface\.dark_mode: none > custom-palette\n.*markup.*\n +<button[^]*\*\//);
  });

  test('--sheet says that single fixes gain where no stylesheet for the whole page does', async () => {
    const { output } = await taste(['fix', 'index.html', '--grammar', 'dark.json', '--sheet'], { folder });
    expect(output).toMatch(/^\/\* No stylesheet for the whole page [^*]+ gain \d+\.\d: --css-only\. \*\/\n$/);
  });

  test('--trials limits what is measured', async () => {
    const fixes = async (...more: string[]) =>
      (await taste(['fix', 'index.html', '--grammar', 'missed.json', '--json', ...more], { folder })).output;
    const verified = (text: string) =>
      (JSON.parse(text) as { fixes: { verified: boolean }[] }).fixes.filter((fix) => fix.verified).length;
    expect(verified(await fixes('--trials', '0'))).toBeLessThan(verified(await fixes()));
  });
});
