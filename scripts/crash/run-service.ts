/** Runs the bundled service until it is killed: `node run-service.ts BUNDLE DATA`. Prints its address. */
import { startMigrated } from './start-migrated.ts';

const [bundle = '', data = ''] = process.argv.slice(2);
const service = await startMigrated({ bundle, data });
console.log(String(await service.ready));
