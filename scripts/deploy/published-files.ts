import { readdirSync, readFileSync, statSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckResult } from './check.ts';

/** Limits of static files on the free plan; the paid plan accepts 100,000 files of the same size. */
const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Rules and characters of a line of `_headers`, on every plan. */
const MAX_HEADER_RULES = 100;
const MAX_HEADER_LINE = 2000;

/** Files that the Worker loads or that callers start from. */
const NEEDED = [
  'api/styles.json',
  'data/openapi.json',
  'data/catalog.json',
  'data/search-index.bin',
  'data/axis-model.bin',
  'data/tables.json',
  'index.html',
  '404.html',
  '_headers',
] as const;

/** Whether the published files are built and within the limits of the platform. @param folder that is published */
export function checkPublishedFiles(folder: string): CheckResult {
  const name = 'published files';
  if (!existsSync(folder)) return { name, found: 'none', problems: ['Run `npm run build` first.'] };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const sized = files.map((one) => {
    const file = path.join(one.parentPath, one.name);
    return { file: path.relative(folder, file), bytes: statSync(file).size };
  });
  const largest = sized.reduce((most, { bytes }) => Math.max(most, bytes), 0);
  return {
    name,
    found: `${sized.length} files, the largest ${(largest / 1e6).toFixed(1)} MB`,
    problems: [
      ...NEEDED.filter((file) => !existsSync(path.join(folder, file))).map(
        (file) => `${file} is missing: run \`npm run build\`.`,
      ),
      ...(sized.length > MAX_FILES ? [`The platform accepts ${MAX_FILES} files.`] : []),
      ...sized
        .filter(({ bytes }) => bytes > MAX_FILE_BYTES)
        .map(({ file }) => `${file} exceeds 25 MiB, the limit of the platform for a file.`),
      ...headerProblems(path.join(folder, '_headers')),
    ],
  };
}

function headerProblems(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const rules = lines.filter((line) => /^[^\s#]/.test(line)).length;
  const long = lines.filter((line) => line.length > MAX_HEADER_LINE).length;
  return [
    ...(rules > MAX_HEADER_RULES ? [`_headers has ${rules} rules; the platform accepts 100.`] : []),
    ...(long > 0 ? [`_headers has ${long} lines above ${MAX_HEADER_LINE} characters.`] : []),
  ];
}
