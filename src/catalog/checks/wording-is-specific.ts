import type { CatalogEntry } from '../catalog-entry.ts';
import type { Check, Found } from './check.ts';

/** Words that fit any brand and describe none. */
const GENERIC = [
  'beautiful',
  'beautifully',
  'best-in-class',
  'bold and',
  'clean',
  'cutting-edge',
  'delightful',
  'elegant',
  'engaging',
  'eye-catching',
  'high-quality',
  'innovative',
  'intuitive',
  'minimal and',
  'minimalist',
  'modern',
  'next-generation',
  'premium',
  'seamless',
  'simple and',
  'sleek',
  'sophisticated',
  'state-of-the-art',
  'stunning',
  'stylish',
  'timeless',
  'user-friendly',
  'visually appealing',
  'world-class',
];
/** Names of movements, museums and typefaces that contain a generic word. */
const NAMES =
  /mid-century modern|swiss modern|tate modern|modern art|late modern|(?:computer|latin|monotype) modern/gi;
const GENERIC_WORD = new RegExp(String.raw`(?<![\w-])(?:${GENERIC.join('|')})(?![\w-])`, 'i');

const SIGNATURE_FROM = 60;
const PROSE_FROM = 120;
const PROSE_TO = 1_200;
const ANTI_PATTERNS_FROM = 2;
const ANTI_PATTERNS_TO = 8;
const ANTI_PATTERN_FROM = 25;

/** Texts are specific to the brand: no generic words, and lengths within limits. */
export const wordingIsSpecific: Check = (entry) => [
  ...signatureLength(entry),
  ...placesOf(entry).flatMap(([at, text]) => genericWord(text, at)),
  ...eraNames(entry),
  ...proseLengths(entry),
  ...antiPatterns(entry),
];

function placesOf({ signature_move: move, era, voice, body }: CatalogEntry): [Found['at'], string][] {
  return [
    [['signature_move'], move],
    ...era.map((item, index): [Found['at'], string] => [['era', index], item]),
    [['voice', 'persona'], voice?.persona ?? ''],
    [['body', 'signature_move'], body.signature_move],
    [['body', 'era_lineage'], body.era_lineage],
    [['body', 'doc_voice'], body.doc_voice],
  ];
}

function signatureLength({ signature_move: move }: CatalogEntry): Found[] {
  if (move.length >= SIGNATURE_FROM) return [];
  return [
    {
      at: ['signature_move'],
      message: `The signature move has ${move.length} characters.`,
      advice: `Describe in ${SIGNATURE_FROM} to 200 characters the decision and where it is visible.`,
    },
  ];
}

function genericWord(text: string, at: Found['at']): Found[] {
  const word = GENERIC_WORD.exec(text.replaceAll(NAMES, ''))?.[0];
  if (word === undefined) return [];
  return [
    {
      at,
      message: `"${word}" fits any brand.`,
      advice:
        'Name something visible instead: a colour, a measure, a place on the page, a work it is based on.',
    },
  ];
}

/** A movement, designer, publication or decade has a proper name or a number. */
function eraNames({ era }: CatalogEntry): Found[] {
  return era.flatMap((item, index) =>
    /\p{Lu}|\d{2}/u.test(item)
      ? []
      : [
          {
            at: ['era', index],
            message: `"${item}" names no movement, decade, designer or publication.`,
            advice: 'Write for instance "International Typographic Style, Zürich 1950s".',
          },
        ],
  );
}

function proseLengths({ body }: CatalogEntry): Found[] {
  const sections = ['signature_move', 'era_lineage', 'doc_voice'] as const;
  return sections.flatMap((section) => {
    const { length } = body[section];
    // A missing section has been reported where the body is read.
    if (length === 0 || (length >= PROSE_FROM && length <= PROSE_TO)) return [];
    return [
      {
        at: ['body', section],
        message: `The section has ${length} characters.`,
        advice: `Write ${PROSE_FROM} to ${PROSE_TO} characters.`,
      },
    ];
  });
}

function antiPatterns({ body: { anti_patterns: items } }: CatalogEntry): Found[] {
  const at = ['body', 'anti_patterns'];
  if (items.length > 0 && (items.length < ANTI_PATTERNS_FROM || items.length > ANTI_PATTERNS_TO)) {
    return [
      {
        at,
        message: `The section has ${items.length} anti-patterns.`,
        advice: `List ${ANTI_PATTERNS_FROM} to ${ANTI_PATTERNS_TO} things the brand visibly avoids, each with "- ".`,
      },
    ];
  }
  return items
    .filter((item) => item.length < ANTI_PATTERN_FROM)
    .map((item) => ({
      at,
      message: `"${item}" is too short.`,
      advice: 'Describe what the brand avoids and where.',
    }));
}
