import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proveFixes, writeFixes } from '../../src/fixes/prove-fixes.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { AxisId, Grammar } from '../../src/grammar/axes/index.ts';
import { grammarOf } from '../../src/grammar/read-axes.ts';
import { NO_TOKENS, styleTokens, type StyleTokens } from '../../src/grammar/style-tokens.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { parseTargetTokens } from '../../src/identity/parse-target-tokens.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import type { TargetIdentity } from '../../src/identity/target.ts';
import type { Fix } from '../../src/score/fixes.ts';
import { PASS_FROM } from '../../src/score/total.ts';
import type { Scorecard } from '../../src/score/score.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import type { Survey } from '../../src/survey.ts';
import { anyGrammar } from '../specimen/random-grammars.ts';
import { CARD, cardOf, TEXT, proven, scoreWith, survey, weights, withCss } from './proven.ts';
import { sweep } from '../sample.ts';

const SHOP = `<!doctype html><html lang=en><head><title>Shop</title><style>
body { margin: 0; font: 16px/1.5 Georgia, serif; background: #fff; color: #222 }
.top { padding: 24px; background: #0b3d2e; color: #fff }
h1 { font-size: 40px; font-weight: 700; letter-spacing: 0 }
h3 { font-size: 20px; font-weight: 700 }
.tiles { list-style: none; padding: 40px; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 24px }
.tile { border: 1px solid #ccc; padding: 20px }
.go { display: inline-block; padding: 8px 16px; background: #b3541e; color: #fff; text-decoration: none; border-radius: 6px }
.words { padding: 40px; max-width: 700px }
.fixed { border-radius: 6px !important }
</style></head><body><div class="top"><h1>Letters and paper</h1><p>${TEXT}</p></div>
<ul class="tiles">${CARD('One')}${CARD('Two')}${CARD('Three')}</ul>
<div class="words"><p>${TEXT}</p><p>Some <strong>strong words</strong>. ${TEXT}</p><button class="fixed" style="border-radius: 6px">Send</button></div></body></html>`;

/** Readings; beside a sheet, the default measures few single fixes. */
const MANY_TRIALS = 2.6;

const PAPER = {
  'color.background': '#ffffff',
  'color.text': '#222222',
  'color.surface': '#0b3d2e',
  'color.border': '#cccccc',
  'font.body': 'Georgia, serif',
  'text.body': '16px',
};

function identityOf(html: string, target: TargetIdentity): number {
  return judgeIdentity(seeIdentity(survey(html)), target).score ?? expect.fail('no identity');
}

function provenFor(html: string, target: Grammar, identity: TargetIdentity): Scorecard {
  const read = survey(html);
  const tokens = targetTokens(identity);
  const judged = { target: identity, waived: new Map() };
  return proveFixes({ card: cardOf(read, target), survey: read, target, weights, tokens, identity: judged });
}

/** Fixes with the CSS of their first way, not measured. */
function written(html: string, target: Grammar, tokens: StyleTokens = NO_TOKENS) {
  const read = survey(html);
  return writeFixes({ card: cardOf(read, target), survey: read, target, weights, tokens, identity: null })
    .fixes;
}

const OTHER: Grammar = {
  'surface.ground': 'black',
  'surface.radius': 'pill',
  'surface.shadows': 'subtle',
  'surface.borders': 'none',
  'type.heading_weight': 'light',
  'type.tracking': 'negative',
  'type.body_size': 'large',
  'type.pairing': 'sans/mono',
  'palette.strategy': 'mono',
  'palette.contrast': 'extreme',
  'emphasis.mechanism': 'scale',
  'emphasis.cta_treatment': 'outlined',
  'whitespace.section_gap': 'grand',
  'motion.budget': 'accent',
};

describe('a verified fix', () => {
  it('gains as text what it promises, alone and together with those before it', () => {
    const before = cardOf(survey(SHOP), OTHER).score;
    const verified = proven(SHOP, OTHER, NO_TOKENS, MANY_TRIALS).fixes.filter(({ proof }) => proof.verified);
    expect(verified.length).toBeGreaterThan(3);
    let together = '';
    for (const { axis, css, predictedDelta, proof } of verified) {
      expect(scoreWith(SHOP, css ?? '', OTHER) - before, axis).toBeCloseTo(predictedDelta, 6);
      expect(predictedDelta).toBeGreaterThan(0);
      if (!proof.verified || proof.cumulativeDelta === null) continue;
      together += `${css}\n`;
      expect(scoreWith(SHOP, together, OTHER) - before, `up to ${axis}`).toBeCloseTo(
        proof.cumulativeDelta,
        6,
      );
    }
  });

  it('is required where the page does not pass without it', () => {
    const own = grammarOf(survey(SHOP).readings);
    const changed: Grammar = { 'surface.radius': 'pill', 'type.heading_weight': 'light' };
    const near: Grammar = { 'surface.ground': 'black', ...changed };
    const passing = { ...own, ...changed };
    const found = [near, passing, OTHER].flatMap((each) => {
      const { fixes } = proven(SHOP, each, NO_TOKENS, MANY_TRIALS);
      const plan = fixes.filter(({ proof }) => proof.verified && proof.cumulativeDelta !== null);
      const cssOf = (left: Fix | null) =>
        plan.flatMap((fix) => (fix === left ? [] : [fix.css ?? ''])).join('\n');
      const passes = scoreWith(SHOP, cssOf(null), each) >= PASS_FROM;
      return plan.map((fix) => ({
        stated: fix.proof.verified && fix.proof.required,
        expected: passes ? scoreWith(SHOP, cssOf(fix), each) < PASS_FROM : null,
      }));
    });
    expect(found.map(({ stated }) => stated)).toEqual(found.map(({ expected }) => expected));
    expect(new Set(found.map(({ stated }) => stated))).toEqual(new Set([true, false, null]));
  });

  it('states what it does to the identity, and costs less of it than it gains', () => {
    const tokens = { ...PAPER, 'color.primary': '#b3541e', 'radius.button': '6px' };
    const target: Grammar = {
      'palette.warmth': 'neutral',
      'surface.radius': 'pill',
      'type.display_scale': 'oversized',
    };
    const identity = parseTargetTokens(tokens, 'target_tokens');
    const before = identityOf(SHOP, identity);
    const { fixes } = provenFor(SHOP, target, identity);
    for (const { axis, css, predictedDelta, proof } of fixes) {
      if (!proof.verified) continue;
      const gained = identityOf(withCss(SHOP, css ?? ''), identity) - before;
      expect(gained, axis).toBeCloseTo(proof.identityDelta ?? Number.NaN, 6);
      expect(-gained, axis).toBeLessThanOrEqual(Math.min(1, predictedDelta));
    }
    expect(fixes.map(({ proof }) => !proof.verified && proof.reason)).toContain('identity_loss');
  });

  it('is left out of the sum where it takes away what those before it gain', () => {
    const target: Grammar = {
      'palette.strategy': 'triadic',
      'palette.saturation': 'desaturated',
      'palette.warmth': 'cool',
    };
    const { fixes } = proven(SHOP, target, NO_TOKENS, 4);
    const verified = fixes.filter(({ proof }) => proof.verified);
    const apart = verified.find(({ proof }) => proof.verified && proof.together === 'conflict');
    const before = verified.slice(0, verified.indexOf(apart ?? expect.fail('no conflict')));
    const sheets = before
      .filter(({ proof }) => proof.verified && proof.cumulativeDelta !== null)
      .map(({ css }) => css);
    const without = scoreWith(SHOP, sheets.join(''), target);
    expect(scoreWith(SHOP, [...sheets, apart?.css].join(''), target)).toBeLessThan(without + 0.1);
  });

  it('gains what it promises on specimens of any grammar', () => {
    for (const [from, target] of fc.sample(fc.tuple(anyGrammar, anyGrammar), {
      numRuns: sweep(1, 3),
      seed: 5,
    })) {
      const { html } = renderSpecimen({ grammar: from });
      const card = proven(html, target);
      const before = cardOf(survey(html), target).score;
      for (const { axis, css, predictedDelta, proof } of card.fixes) {
        if (!proof.verified) continue;
        expect(scoreWith(html, css ?? '', target) - before, axis).toBeCloseTo(predictedDelta, 6);
      }
    }
  });

  it('names selectors of the page, and the side effects on the target', () => {
    const page =
      '<!doctype html><style>body{background:#000;color:#fff;margin:0}.box{background:#1c1c1c;padding:30px;margin:30px}</style>';
    const boxes = `<div class="box">${TEXT}</div>`.repeat(4);
    const target: Grammar = {
      'surface.ground': 'white',
      'palette.contrast': 'high',
      'surface.dark_mode': 'none',
    };
    const { fixes } = proven(`${page}<body>${boxes}</body>`, target);
    const ground = fixes.find(({ axis }) => axis === 'surface.ground');
    expect(ground?.css).toMatch(/\.box|body/);
    expect(ground?.proof).toMatchObject({
      verified: true,
      reached: 'white',
      sideEffects: expect.arrayContaining([{ axis: 'surface.dark_mode', from: 'dark-first', to: 'none' }]),
    });
  });

  it('leaves the dark scheme of the page as it is', () => {
    const schemes =
      'body { background: #fff; color: #222 } @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }';
    const html = `<!doctype html><html lang=en><style>${schemes}</style><body><h1>Letters</h1><p>${TEXT}</p></body></html>`;
    const target: Grammar = { 'surface.ground': 'warm-tinted', 'surface.dark_mode': 'system-adaptive' };
    const before = cardOf(survey(html), target);
    expect(before.axes.map(({ id, status }) => [id, status])).toEqual([
      ['surface.ground', 'fail'],
      ['surface.dark_mode', 'pass'],
    ]);
    const [fix] = proven(html, target).fixes;
    expect(fix?.proof).toMatchObject({ verified: true, reached: 'warm-tinted', sideEffects: [] });
    expect(fix?.css).toMatch(/^@media \(prefers-color-scheme: light\)/);
    expect(scoreWith(html, fix?.css ?? '', target)).toBe(100);
  });

  it('is stated in the tokens of the target that have the wanted value', () => {
    const tokens = styleTokens([
      { path: 'radius.button', value: '4px' },
      { path: 'radius.card', value: '20px' },
      { path: 'color.background', value: '#0a0b0c' },
      { path: 'color.text', value: '#f7f8f8' },
    ]);
    const target: Grammar = { 'surface.radius': '0px', 'surface.ground': 'black' };
    const css = (axis: AxisId, wanted: Grammar) =>
      proven(SHOP, wanted, tokens).fixes.find((fix) => fix.axis === axis)?.css;
    expect(css('surface.radius', target)).toContain('border-radius: 0');
    expect(css('surface.ground', target)).toContain('#0a0b0c');
    expect(css('surface.ground', target)).toContain('#f7f8f8');
    const round: Grammar = { 'surface.radius': '12-16px' };
    expect(css('surface.radius', round)).toMatch(/border-radius: 20px/);
    expect(css('surface.radius', round)).not.toMatch(/\b4px/);
  });

  it('is important only where the page would win', () => {
    const [fix] = proven(SHOP, { 'surface.radius': '0px' }).fixes;
    const rules = (fix?.css ?? '').split('}');
    const weak = rules.filter((rule) => rule.includes('!important'));
    // The class of the links is more specific than `a`; that of the button is important as well, so it takes more than that.
    expect(weak).toEqual([
      'a, button {\n  border-radius: 0 !important;\n',
      '\n:root button {\n  border-radius: 0 !important;\n',
    ]);
  });
});

/** The page with HTML and CSS as text at its end, read from the beginning. */
function readWith(html: string, { css, html: added }: Fix): Survey {
  return survey(html.replace('</body>', `${added ?? ''}<style>${css ?? ''}</style></body>`));
}

const SIZES =
  'h1 { font-size: 60px } h2 { font-size: 30px } h3 { font-size: 24px } p { font: 16px/1.5 serif }';
const LEVELS = `<!doctype html><html lang=en><head><style>${SIZES}</style></head><body><h1>Letters</h1>${`<h2>One part</h2><p>${TEXT}</p><h3>A detail</h3><p>${TEXT}</p>`.repeat(3)}</body></html>`;

describe('a fix leaves alone', () => {
  const sizesOf = (css: string) => {
    const { headings } = survey(withCss(LEVELS, css)).features.typography;
    return [1, 2, 3].map((of) =>
      Math.max(...headings.filter(({ level }) => level === of).map(({ size }) => size)),
    );
  };
  it.each<Grammar>([
    { 'type.display_scale': 'compact' },
    { 'type.display_scale': 'oversized' },
    { 'emphasis.mechanism': 'weight' },
    { 'emphasis.mechanism': 'scale' },
  ])('the order of headings: %j', (target) => {
    for (const { css, axis } of proven(LEVELS, target).fixes) {
      const [first = 0, second = 0, third = 0] = sizesOf(css ?? '');
      expect(first, axis).toBeGreaterThan(second);
      expect(second, axis).toBeGreaterThan(third);
    }
  });

  it('text that can be read', () => {
    for (const value of ['low', 'medium'] as const) {
      const [fix] = proven(LEVELS, { 'palette.contrast': value }).fixes;
      const { known } = survey(withCss(LEVELS, fix?.css ?? '')).features.textContrasts;
      expect(Math.min(...known.map(({ ratio }) => ratio)), value).toBeGreaterThanOrEqual(4.5);
    }
  });

  const RIBBON = `<!doctype html><html lang=en><head><style>${SIZES}
    .ribbon { height: 700px; clip-path: polygon(0 0, 100% 0, 100% 70%, 0 100%);
      background: radial-gradient(at 20% 20%, #f96bee, transparent 70%), radial-gradient(at 70% 10%, #ea2261, transparent 70%), #533afd }
    </style></head><body><div class="ribbon"></div><h1>Letters</h1><p>${TEXT}</p><p>${TEXT}</p></body></html>`;
  it.each<Grammar>([
    { 'surface.texture': 'mesh', 'palette.accent_use': 'rare-signal' },
    { 'surface.texture': 'gradient', 'palette.strategy': 'mono', 'palette.saturation': 'desaturated' },
  ])('the shapes and gradients of the target: %j', (target) => {
    for (const { css, axis, proof } of proven(RIBBON, target).fixes) {
      if (!proof.verified) continue;
      const { elements } = survey(withCss(RIBBON, css ?? '')).perception.page;
      const style = elements.find(({ classes }) => classes.includes('ribbon'))?.style;
      expect(style?.['background-image'].length, axis).toBeGreaterThan(0);
      expect(style?.['clip-path'], axis).not.toBe('none');
    }
  });

  it.each([
    [SHOP, { 'emphasis.density_signals': 'whitespace' }],
    [SHOP, { 'palette.warmth': 'cool', 'palette.saturation': 'desaturated' }],
    [SHOP, { 'surface.ground': 'black', 'surface.shadows': 'subtle' }],
    [LEVELS, { 'type.display_scale': 'compact', 'emphasis.density_signals': 'grouping-cards' }],
  ] as const)('what a page has that follows its target', (html, wanted: Grammar) => {
    const own = grammarOf(survey(html).readings);
    const { fixes } = proven(html, { ...own, ...wanted });
    const kept = (Object.keys(own) as AxisId[]).filter((axis) => wanted[axis] === undefined);
    for (const { css, axis, proof } of fixes) {
      if (!proof.verified) continue;
      const now = survey(withCss(html, css ?? '')).readings;
      const lost = kept.filter((one) => now[one].value !== null && now[one].value !== own[one]);
      expect(lost, axis).toEqual([]);
    }
  });

  it('a rule of the target, or names it', () => {
    const own = grammarOf(survey(SHOP).readings);
    const wanted: Grammar[] = [
      { 'emphasis.density_signals': 'whitespace' },
      { 'surface.ground': 'black' },
      { 'type.body_size': 'large' },
      { 'palette.accent_use': 'pervasive' },
      { 'surface.texture': 'mesh' },
    ];
    const broken = wanted.flatMap((value) =>
      proven(SHOP, { ...own, ...value }).fixes.filter(({ manual }) => manual?.includes('break another rule')),
    );
    expect(broken).not.toEqual([]);
    for (const { proof } of broken)
      expect(proof).toMatchObject({ reason: 'guard', breaks: [expect.any(String)] });
  });

  it('what it has no effect on, and is short', () => {
    const many = `<!doctype html><html lang=en><head><style>${SIZES} td { color: #000 }</style></head><body><h1>Letters</h1><table>${`<tr><td>${TEXT}</td><td><b>x</b></td></tr>`.repeat(30)}</table></body></html>`;
    for (const { css } of proven(many, OTHER).fixes)
      for (const rule of (css ?? '').split('}'))
        expect(rule.split('{')[0]?.split(',').length ?? 0).toBeLessThanOrEqual(16);
  });
});

const INK = 'body { background: #fff; color: #222 } .top { background: #eee }';
const DARK =
  'body { background: #111; color: #eee } .top { background: #222; color: #ddd } h1 { color: #ffb454 }';
const underTheme = DARK.replaceAll(/body|\.top|h1/g, (name) => `[data-theme=dark] ${name}`);
const letters = (css: string, more = '') =>
  `<!doctype html><html lang=en><head><style>${css}</style></head><body><div class="top"><h1>Letters</h1></div><p>${TEXT}</p>${more}</body></html>`;

describe('a fix of the dark palette', () => {
  it.each<[string, string, Grammar['surface.dark_mode'] & string, string | null]>([
    ['a palette and a button', letters(INK), 'custom-palette', 'data-theme'],
    ['a button for a palette without one', letters(INK + underTheme), 'custom-palette', 'data-theme'],
    [
      'a button for a class',
      letters(INK + DARK.replaceAll(/body|\.top|h1/g, (name) => `.dark-mode ${name}`)),
      'custom-palette',
      "toggle('dark-mode')",
    ],
    ['a media query', letters(INK), 'system-adaptive', null],
    [
      'light colours for a media query',
      letters(`${INK} @media (prefers-color-scheme: dark) { ${DARK} }`),
      'none',
      null,
    ],
    [
      'light colours for a switch',
      letters(INK + underTheme, '<button class="theme-toggle">Dark mode</button>'),
      'none',
      null,
    ],
  ])('is %s', (_, html, wanted, added) => {
    const target: Grammar = { 'surface.dark_mode': wanted, 'surface.radius': '0px' };
    const before = cardOf(survey(html), target).score;
    const [fix] = proven(html, target).fixes;
    expect(fix?.proof).toMatchObject({ verified: true, reached: wanted });
    if (fix === undefined) return;
    if (added === null) expect(fix.html).toBeNull();
    else expect(fix.html).toContain(added);
    const read = readWith(html, fix);
    expect(read.readings['surface.dark_mode'].value).toBe(wanted);
    expect(cardOf(read, target).score - before).toBeCloseTo(fix.predictedDelta, 6);
  });

  it('needs a person where the palette follows the system', () => {
    const html = letters(`${INK} @media (prefers-color-scheme: dark) { ${DARK} }`);
    const [fix] = proven(html, { 'surface.dark_mode': 'custom-palette' }).fixes;
    expect(fix).toMatchObject({ css: null, html: null, manual: expect.stringContaining('data-theme') });
  });

  it('needs colours of its own where it only swaps ink and ground', () => {
    const swap = 'body, h1, .top { background: #1a1a1a; color: #fff }';
    const css = `body { background: #fff; color: #1a1a1a } ${swap.replaceAll(/body|h1|\.top/g, '[data-theme=dark] $&')}`;
    const html = letters(css, '<button class="theme-toggle">Dark mode</button>');
    expect(survey(html).readings['surface.dark_mode'].value).toBe('inversion');
    const [fix] = proven(html, { 'surface.dark_mode': 'custom-palette' }).fixes;
    expect(fix).toMatchObject({ css: null, manual: expect.stringContaining('swaps ink and ground') });
  });
});

describe('a fix for a target with tokens', () => {
  const TOKENS = {
    ...PAPER,
    'color.surface': '#f4f1ea',
    'color.accent': '#5e3ad2',
    'color.on-primary': '#ffffff',
    'color.danger': '#cc0000',
  };
  const KNOWN = new Set(Object.values(TOKENS));

  it.each<Grammar>([
    { 'palette.saturation': 'balanced', 'palette.strategy': 'triadic' },
    { 'palette.warmth': 'cool', 'palette.strategy': 'full-spectrum' },
    { 'emphasis.mechanism': 'color', 'palette.accent_use': 'pervasive' },
    { 'surface.ground': 'cream', 'palette.contrast': 'low' },
    { 'emphasis.density_signals': 'dividers', 'surface.borders': 'heavy' },
    { 'emphasis.cta_treatment': 'text-link', 'emphasis.density_signals': 'grouping-cards' },
  ])('%o names no other colour, and no accent on headings', (target) => {
    const list = Object.entries(TOKENS).map(([path, value]) => ({ path, value }));
    for (const { css } of written(SHOP, target, styleTokens(list))) {
      for (const hex of (css ?? '').match(/#[0-9a-f]{6}/g) ?? []) expect(KNOWN).toContain(hex);
      expect(css ?? '').not.toMatch(/#cc0000|rgb\(128/);
      expect(css ?? '').not.toMatch(/(?:^|[ ,])h[1-6][^{}]*\{[^}]*[^-]color: #5e3ad2/m);
    }
  });
});

describe('a fix of shapes', () => {
  const DECORATED = SHOP.replace(
    '<ul',
    '<div class="glow" style="width:300px;height:300px;background:#ddd;border-radius:12px"></div><ul',
  ).replace('.words {', '.words { border-top: 9px solid #333; border-bottom: 2px solid #333;');

  it.each<[string, Grammar]>([
    ['corners', { 'surface.radius': '0px' }],
    ['shadows', { 'surface.shadows': 'layered' }],
    ['borders', { 'surface.borders': 'hairline' }],
  ])('takes no empty box for a card: %s', (_, target) => {
    for (const { css } of written(DECORATED, target)) expect(css).not.toContain('.glow');
  });

  it('makes lines thicker and none thinner for heavy ones', () => {
    const [fix] = written(DECORATED, { 'surface.borders': 'heavy' });
    expect(fix?.css).toContain('border-bottom-width: 4px');
    expect(fix?.css).not.toContain('border-top-width');
  });
});

describe('declarations by role', () => {
  const tokens = {
    ...PAPER,
    'color.primary': '#b3541e',
    'button.background': '#b3541e',
    'button.border': 'none',
    'card.background': '#f4f1ea',
  };
  const TWO = SHOP.replace(
    '.fixed {',
    '.go { border: 2px solid #000 } .quiet { border: 2px solid #333; padding: 8px 16px; background: none } .glow { width: 300px; height: 300px; background: linear-gradient(#e3f, #3ef) } .fixed {',
  ).replace('<ul', '<button class="quiet">Later</button><div class="glow"></div><ul');

  it('leave secondary buttons and decoration as they are, and name elements of the page', () => {
    const read = survey(TWO);
    const identity = { target: parseTargetTokens(tokens, 'target_tokens'), waived: new Map() };
    const { partFixes } = writeFixes({
      card: cardOf(read, {}),
      survey: read,
      target: {},
      weights,
      tokens: NO_TOKENS,
      identity,
    });
    expect(partFixes.length).toBeGreaterThan(0);
    const sheets = partFixes.map(({ css }) => css ?? '');
    for (const css of sheets) expect(css).toMatch(/\{/);
    expect(sheets.join('')).toMatch(/^a \{/m);
    expect(sheets.join('')).not.toMatch(/\.glow|\.quiet|button/);
  });
});

describe('a fix of motion', () => {
  const MOVING = SHOP.replace(
    '.fixed {',
    '@keyframes sway { 50% { translate: 0 -9px } } .tile { animation: sway 8s linear infinite } .go { transition: color 2s } .fixed {',
  );

  it('times transitions and leaves loops their pace', () => {
    const [fix] = written(MOVING, { 'motion.character': 'smooth' });
    expect(fix?.css).toContain('transition-duration: 250ms');
    expect(fix?.css).not.toContain('animation-duration');
  });

  it('is left to a person where only loops move', () => {
    const looping = MOVING.replace('transition: color 2s', '');
    const [fix] = written(looping, { 'motion.character': 'playful' });
    expect(fix).toMatchObject({ css: null, manual: expect.stringContaining('loops') });
  });

  const PICTURED = SHOP.replace('</body>', '<img src="a.png" width="300" height="200"></body>');
  it.each<[AxisId, string, 'autonomous' | 'scroll', boolean, string]>([
    ['motion.budget', 'pervasive', 'autonomous', false, PICTURED],
    ['motion.budget', 'recurring', 'autonomous', false, SHOP],
    ['motion.budget', 'pervasive', 'scroll', true, SHOP],
    ['motion.trigger', 'scroll', 'scroll', true, MOVING],
  ])('%s %s starts by %s, where readers allow motion', (axis, value, trigger, scrolls, html) => {
    const fixes = written(html, { [axis]: value, 'motion.trigger': trigger });
    const css = fixes.find((fix) => fix.axis === axis)?.css ?? '';
    expect(css.includes('view()')).toBe(scrolls);
    expect(css).toMatch(/@media \(prefers-reduced-motion: no-preference\) \{[^@]*animation: (?:enter|drift)/);
    expect(css.replaceAll(/@media[^@]*/g, '')).not.toMatch(/animation: (?!none)/);
  });
});

describe('the direction of a fix', () => {
  it.each<[string, Grammar, RegExp]>([
    ['less motion, not more', { 'motion.budget': 'none' }, /transition: none/],
    ['smaller text', { 'type.body_size': 'small' }, /font-size: 14px/],
    ['larger text', { 'type.body_size': 'large' }, /font-size: 19px/],
    ['wider gaps', { 'whitespace.section_gap': 'grand' }, /(?:margin|padding)-(?:top|bottom): [1-9]\d+px/],
  ])('%s', (_, target, css) => {
    const html = SHOP.replace(
      '.fixed {',
      '.go { transition: color 0.3s } .go:hover { color: #000 } .fixed {',
    ).replace('font: 16px', 'font: 17px');
    expect(proven(html, target).fixes[0]?.css).toMatch(css);
  });
});

describe('a fix without proof', () => {
  it.each<[string, Grammar]>([
    ['copy', { 'voice.formality': 'casual' }],
    ['pictures', { 'imagery.strategy': 'photographic' }],
  ])('is left to a person: %s', (_, target) => {
    const [fix] = proven(SHOP, target).fixes;
    expect(fix).toMatchObject({
      css: null,
      manual: expect.any(String),
      proof: { verified: false, reason: 'no_css' },
    });
  });

  it('has CSS when proof was not asked for', () => {
    const read = survey(SHOP);
    const input = {
      card: cardOf(read, OTHER),
      survey: read,
      target: OTHER,
      weights,
      tokens: NO_TOKENS,
      identity: null,
    };
    const { fixes, score } = writeFixes(input);
    expect(score).toBe(input.card.score);
    expect(fixes.map(({ axis }) => axis)).toEqual(input.card.fixes.map(({ axis }) => axis));
    for (const { css, manual, proof } of fixes) {
      expect(proof.verified).toBe(false);
      expect(css === null).toBe(manual !== null);
    }
  });

  it.each([
    [
      'of a page that a browser styled',
      (read: Survey): Survey => ({ ...read, source: null }),
      SHOP,
      'rendered',
    ],
    ['of a blocked page', (read: Survey) => read, '<!doctype html><p>', 'blocked'],
  ] as const)('says why: %s', (_, change, html, reason) => {
    const read = change(survey(html));
    const card = proveFixes({
      card: cardOf(read, OTHER),
      survey: read,
      target: OTHER,
      weights,
      tokens: NO_TOKENS,
      identity: null,
    });
    expect(card.fixes.length).toBeGreaterThan(0);
    for (const { proof } of card.fixes) expect(proof).toMatchObject({ verified: false });
    expect(card.fixes.some(({ proof }) => !proof.verified && proof.reason === reason)).toBe(true);
  });
});

describe('all fixes', () => {
  it('are the same for the same page', () => {
    expect(proven(SHOP, OTHER)).toEqual(proven(SHOP, OTHER));
  });

  it('are ordered by what they gain', () => {
    const gains = proven(SHOP, OTHER).fixes.map(({ predictedDelta }) => predictedDelta);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  });
});
