/**
 * `node bench/catalog-build.ts [sizes…]`: measures the build time of the catalog at different sizes.
 * Synthetic brands are real entries with other names, URLs and words.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleModule } from '../scripts/catalog/bundle-module.ts';
import { checkCatalog, describeProblem } from '../scripts/catalog/check-catalog.ts';
import { catalogDocuments } from '../scripts/catalog/documents.ts';
import { type CatalogFile, readCatalog } from '../scripts/catalog/read-catalog.ts';
import { writeDocuments } from '../scripts/catalog/write-documents.ts';

const DEFAULT_SIZES = [166, 1_000];
const SURROUNDINGS = {
  media: { screenshots: new Map(), videos: new Set<string>(), liveTokens: new Map() },
  service: 'https://taste.example',
};

const sizes = process.argv.slice(2).map(Number);
const models = await readCatalog(join(import.meta.dirname, '../catalog'));
console.log('brands    check    build    write   documents   bundled');
for (const size of sizes.length > 0 ? sizes : DEFAULT_SIZES) console.log(await measure(size));

async function measure(size: number): Promise<string> {
  const files = Array.from({ length: size }, (_, index) => synthetic(index));
  const start = performance.now();
  const { entries, problems } = checkCatalog(files);
  if (problems.length > 0) throw new Error(problems.slice(0, 3).map(describeProblem).join('\n'));
  const checked = performance.now();
  const { documents, bundled } = catalogDocuments(entries, SURROUNDINGS);
  const module = bundleModule(bundled);
  const built = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'catalog-build-'));
  await writeDocuments(folder, 'api', documents);
  const written = performance.now();
  await rm(folder, { recursive: true });
  const bytes = [...documents.values()].reduce((sum, text) => sum + text.length, 0);
  return [
    String(size).padStart(6),
    ...[checked - start, built - checked, written - built].map((ms) => `${Math.round(ms)} ms`.padStart(9)),
    `${(bytes / 1e6).toFixed(1)} MB`.padStart(9),
    `${(module.length / 1e6).toFixed(1)} MB`.padStart(9),
  ].join('');
}

/** A copy of a real entry with a new slug and random words, so that the check finds no repeated sentences. */
function synthetic(index: number): CatalogFile {
  const model = models[index % models.length];
  if (model === undefined) throw new Error('The catalog is empty.');
  const slug = `${model.slug}-${index}`;
  const words = randomWords(index + 1);
  const [front = '', body = ''] = model.text.split(/\n---\n/);
  const text = front
    .replace(/^slug: .*$/m, `slug: ${slug}`)
    .replace(/^official_url: .*$/m, `official_url: https://${slug}.example`)
    .replace(/^tier: .*$/m, 'tier: community')
    .replace(/(?<=^signature_move: >-\n).*$/m, (move) => move.replaceAll(/[a-z]{4,}/g, words));
  const prose = body
    .split('## Code')[0]
    ?.replaceAll(/^[^#\n].*$/gm, (line) => line.replaceAll(/[a-z]{3,}/g, words));
  return { slug, text: `${text}\n---\n${prose}` };
}

/** Random words of the same length. The generator (linear congruential, Numerical Recipes) makes runs comparable. */
function randomWords(seed: number): (word: string) => string {
  let state = seed;
  return (word) =>
    Array.from(word, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return String.fromCharCode(97 + ((state >>> 16) % 26));
    }).join('');
}
