/** Runs the bundled service until it is killed: `node run-service.ts OPTIONS`, in JSON. Prints its address. */
import type { ServiceOptions } from '../service/start-service.ts';
import { startMigrated } from './start-migrated.ts';

const service = await startMigrated(JSON.parse(process.argv[2] ?? '') as ServiceOptions); // from killed-writes.ts
console.log(String(await service.ready));
