/**
 * Builds the published catalog from `catalog/*.md`: the documents in `assets/api/**`, the data that the Worker
 * loads in `assets/data/`, the same for scripts and tests in `src/catalog/built/`, the website that shows them and the boards in `assets/styles/`. If an entry is invalid, or a rule of a contract contradicts another rule or a token,
 * prints every problem and builds nothing.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corpusDocument } from '../../src/catalog/corpus.ts';
import { SERVICE_ADDRESS } from '../../src/contract/service-address.ts';
import { openApiDocument } from '../../worker/openapi/document.ts';
import { API_DOCUMENT_PATH } from '../../worker/operations/describe-api.ts';
import { loadOperations } from '../../worker/operations/index.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { packIndex } from '../../src/search/packed-index.ts';
import { calibrationDocument } from '../catalog/calibration-document.ts';
import { describeProblem } from '../catalog/check-catalog.ts';
import { checkedCatalog } from '../catalog/checked-catalog.ts';
import { bundleModule } from '../catalog/bundle-module.ts';
import { publishedTables } from '../bundle/tables.ts';
import { catalogDocuments } from '../catalog/documents.ts';
import { buildBoards } from '../board/build-boards.ts';
import { readMedia } from '../catalog/media.ts';
import { readLearnedBrands } from '../search/learned-brands.ts';
import { lintAll } from '../contracts/lint-all.ts';
import { loadEvaluation } from '../evaluation/evaluation.ts';
import { exampleAnswers } from '../site/example-answers.ts';
import { buildSite } from '../site/build-site.ts';
import { writeDocuments, writeIfChanged } from '../catalog/write-documents.ts';

const root = join(import.meta.dirname, '../..');
const assets = join(root, 'assets');

const { entries, problems } = await checkedCatalog();
if (problems.length > 0) {
  console.error(problems.map(describeProblem).join('\n'));
  console.error(
    `\n${problems.length} problems in ${new Set(problems.map(({ slug }) => slug)).size} entries.`,
  );
  process.exit(1);
}
const deployed = process.env['SERVICE_URL'];
const media = await readMedia(root, deployed !== undefined);
const { documents, records, graph, bundled } = catalogDocuments(entries, { media, service: SERVICE_ADDRESS });
const { checked, findings } = lintAll(documents, bundled);
if (findings.length > 0) {
  console.error(findings.join('\n'));
  console.error(`\n${findings.length} contradictions in ${checked} contracts.`);
  process.exit(1);
}
const published = new Map([
  ...documents,
  ['api/calibration.json', `${JSON.stringify(calibrationDocument(loadEvaluation()))}\n`],
]);
const written = await writeDocuments(assets, 'api', published);
const built = join(root, 'src/catalog/built');
await writeIfChanged(join(built, 'catalog.ts'), bundleModule(bundled));
const searchIndex = packIndex(buildIndex(entries.map(corpusDocument), await readLearnedBrands()));
await writeIfChanged(join(built, 'search-index.bin'), searchIndex);
await writeIfChanged(join(assets, 'data/search-index.bin'), searchIndex);
await writeIfChanged(join(assets, 'data/catalog.json'), JSON.stringify(bundled));
await writeIfChanged(
  join(assets, API_DOCUMENT_PATH),
  JSON.stringify(openApiDocument(await loadOperations())),
);
await writeIfChanged(
  join(assets, 'data/axis-model.bin'),
  await readFile(join(root, 'src/words/axis-model.bin')),
);
await writeIfChanged(join(assets, 'data/tables.json'), JSON.stringify(await publishedTables(root)));
const examples = await exampleAnswers({ root, bundled, searchIndex, documents });
const pages = await buildSite(root, { records, graph, bundled, documents: published, examples });
const boards = await buildBoards(root, entries);
console.log(
  `${entries.length} brands, ${published.size} documents, ${written} changed, ${pages} files of the website, ${boards} of boards; ${checked} contracts without contradiction.`,
);
