import { describe, expect, test } from 'vitest';
import { findTerms, type Term, nameParts } from '../../scripts/vocabulary/find-terms.ts';
import { textOfKind } from '../../scripts/vocabulary/source-text.ts';

describe('the words of a name', () => {
  test.each([
    ['paintLayers', ['paint', 'layers']],
    ['MAX_SVG_SIZE', ['max', 'svg', 'size']],
    ['readSVGImage', ['read', 'svg', 'image']],
    ['hide-layers', ['hide', 'layers']],
    ['h2Sizes', ['h2', 'sizes']],
    ['HTMLCanvasElement', ['html', 'canvas', 'element']],
  ])('%s', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });
});

describe('text by kind', () => {
  const source = [
    "import { a } from './gate.ts'; // gate one",
    'const b = `gate ${gate.two} gate`; /* gate',
    'three */ const c = /gate\'/.test(d) ? "gate" : 4 / gate / 2;',
  ].join('\n');

  test.each([
    ['identifier', 'gate.two gate'],
    ['comment', 'gate one gate three'],
    ['string', 'gate gate gate gate gate'],
  ] as const)('%s', (kind, expected) => {
    const kept = textOfKind(source, kind);
    expect(kept).toHaveLength(source.length);
    expect(kept.match(/\b(?:gate(?:\.two)?|one|three)\b/g)?.join(' ')).toBe(expected);
  });
});

const PORTAL: Term = {
  term: 'portal',
  instead: 'request',
  where: ['identifier', 'comment', 'string', 'prose'],
};
const NEVER: Term = { term: 'never', instead: 'none', where: ['identifier'], exact: true };

test('a brace before a template belongs to the code', () => {
  const source = 'const { a } = gate(`x ${gate({ b: { c: 1 } })} y`, { gate });';
  expect(textOfKind(source, 'identifier').match(/gate/g)).toHaveLength(3);
  expect(textOfKind(source, 'string').replaceAll(/ +/g, ' ').trim()).toBe('`x ${ } y`');
});

describe('a banned term is found', () => {
  test.each([
    ['as an identifier', 'const portal = 1;', PORTAL],
    ['as the beginning of one', 'portalOf(page);', PORTAL],
    ['inside one', 'class OpenPortalList {}', PORTAL],
    ['in a constant', 'const MAX_PORTAL_SIZE = 1;', PORTAL],
    ['in a comment', '/** Opens the portal. */', PORTAL],
    ['in a message', "fail('No portal here.');", PORTAL],
    ['in a template', 'fail(`No ${what} portal.`);', PORTAL],
    ['of two words in camel case', 'openGate();', { ...PORTAL, term: 'open gate' }],
    ['of two words in prose', '// to open gate by gate', { ...PORTAL, term: 'open gate' }],
    ['exactly', 'const never = 1;', NEVER],
    ['as a prefix', 'const LEAST_WORDS = 3;', { ...NEVER, term: 'LEAST_', exact: false }],
  ])('%s', (_, source, term) => {
    expect(findTerms('src/a.ts', source, [term])).toMatchObject([{ file: 'src/a.ts', line: 1, term }]);
  });

  test('in the name of a file', () => {
    expect(findTerms('src/open-portal.ts', '', [PORTAL])).toMatchObject([
      { line: 0, text: 'open-portal.ts' },
    ]);
  });

  test('in a document, by its line', () => {
    expect(findTerms('docs/A.md', '# A\n\nThe portal.', [PORTAL])).toMatchObject([
      { line: 3, text: 'The portal.' },
    ]);
  });
});

describe('nothing is found', () => {
  test.each([
    ['in a longer word', 'const portals = importalias;', PORTAL],
    ['in prose, of a term for identifiers', "// never\nconst a = 'never';", NEVER],
    ['in a longer identifier, of an exact term', 'const neverEnding = 1;', NEVER],
    ['in what is allowed', 'new HTMLPortalElement();', { ...PORTAL, allow: ['HTMLPortalElement'] }],
    ['in a file where it means something else', 'const portal = 1;', { ...PORTAL, except: ['src/*.ts'] }],
    [
      'of a prefix, in the middle of a word',
      'const ALMOST_ALL = 1;',
      { ...NEVER, term: 'MOST_', exact: false },
    ],
  ])('%s', (_, source, term) => {
    expect(findTerms('src/a.ts', source, [term])).toEqual([]);
  });
});
