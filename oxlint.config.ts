import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The folders of src/ in the order of the flow. Each imports only from those before it, so data moves
 * one way; survey.ts and what stands outside src/ may import from all of them.
 */
const FOLDERS = [
  'limits',
  'css',
  'color',
  'math',
  'text',
  'document',
  'page',
  'cascade',
  'layout',
  'perception',
  'features',
  'grammar',
  'catalog',
  'words',
  'search',
  'specimen',
  'compose',
  'query',
  'score',
  'contract',
  'board',
  'identity',
  'rendered',
  'survey.ts',
  'fixes',
  'extract',
] as const;

/** Rows of words, families, properties: their length says nothing about the code. */
const DATA_TABLES = [
  'src/text/*-lexicon.ts',
  'src/text/font-families.ts',
  'src/cascade/properties.ts',
  'src/cascade/presentation-attributes.ts',
  'src/cascade/rules/user-agent-sheet.ts',
  'src/grammar/brief/function-words.ts',
  'src/search/synonyms/*.ts',
  'src/catalog/tags/*.ts',
  'src/words/vocabulary/*.ts',
  'src/words/languages/*.ts',
];

/** src/ does no I/O and knows no platform: clock, network, randomness and environment arrive as arguments. */
const IMPURE_GLOBALS = [
  'fetch',
  'process',
  'Buffer',
  'setTimeout',
  'setInterval',
  'caches',
  'navigator',
  'performance',
];
/** Their results depend on the language of the machine. */
const LOCAL_METHODS = ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase'].map((property) => ({
  property,
}));
const IMPURE_MODULES = ['node:*', 'cloudflare:*', '@cloudflare/*'];

/** An override replaces the base list of a rule, so each folder gets its whole list from this one table. */
function importRules(folder: (typeof FOLDERS)[number]): OxlintOverride {
  const later = FOLDERS.slice(FOLDERS.indexOf(folder) + 1);
  const group = later.map((name) => (name.endsWith('.ts') ? `**/${name}` : `**/${name}/**`));
  return {
    files: [folder.endsWith('.ts') ? `src/${folder}` : `src/${folder}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: IMPURE_MODULES, message: 'src/ does no I/O: pass it in.' },
            {
              group: ['**/worker/**', '**/render/**', '**/http/**', '**/cli/**', '**/scripts/**'],
              message: 'src/ imports no Worker, command or script.',
            },
            ...(group.length > 0
              ? [{ group, message: `${folder} imports only from folders before it.` }]
              : []),
          ],
        },
      ],
    },
  };
}

/** The two Workers run apart: what both know stands in src/ and http/, and http/ knows neither. */
const APART = Object.entries({
  render: ['worker'],
  worker: ['render'],
  http: ['worker', 'render'],
}).map(([folder, others]): OxlintOverride => ({
  files: [`${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: others.map((other) => `**/${other}/**`),
            message: 'The Workers know nothing of each other.',
          },
        ],
      },
    ],
  },
}));

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['node_modules', 'assets', '.wrangler', '.cache', 'dist', 'src/catalog/built'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }], // a cycle of types ties files together as well
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    complexity: ['error', { max: 16 }],
    'no-restricted-imports': ['error', { patterns: [] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'off',
    'unicorn/no-array-sort': 'error',
    // Where a type assertion is needed, a comment beside it says why; a rule cannot judge that.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-assertion': 'off', // calls assertions unnecessary that the compiler needs
    'oxc/approx-constant': 'off', // measured numbers may come near ln 2
    'typescript/consistent-return': 'off', // the compiler knows exhaustive switches, this rule does not
    'typescript/no-unnecessary-type-parameters': 'off', // a key type ties lookups inside a function together
    'typescript/no-misused-spread': 'off', // code points are what is meant where a string is spread here
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off', // tables of readings ask for what the row shows
    'vitest/valid-expect': ['error', { maxArgs: 2 }], // the second is the message of a failure
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
        'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
        'no-restricted-properties': ['error', ...LOCAL_METHODS],
      },
    },
    ...FOLDERS.map(importRules),
    ...APART,
    { files: DATA_TABLES, rules: { 'max-lines': 'off' } },
    {
      files: ['test/**'],
      rules: {
        'max-lines': 'off',
        'max-lines-per-function': 'off',
        'typescript/no-non-null-assertion': 'off',
        'import/no-named-as-default-member': 'off',
      },
    },
  ],
});
