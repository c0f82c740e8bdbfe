/**
 * `npm start`: builds the catalog, migrates D1, stores recordings in R2, and runs both Workers locally. Extra flags are
 * passed to `wrangler dev`; every `--var` applies to both Workers.
 */
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';
import { givenVars, withPort, writeLocalRenderConfig } from '../local-render-config.ts';
import { mediaFolder } from '../media/media-files.ts';
import { storeLocally } from '../media/store-recordings.ts';
import { run } from '../run.ts';

process.chdir(ROOT);
const env = Object.assign(process.env, prepareLocalPlatform()); // for this process too, because it opens the local bucket
run('node', ['scripts/build/build-catalog.ts'], env);
run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--env', 'development'], env);
await storeLocally(mediaFolder(ROOT));

const given = process.argv.slice(2);
const renderConfig = writeLocalRenderConfig(givenVars(given));
const configs = ['-c', 'wrangler.toml', '-c', renderConfig, '--env', 'development'];
run('wrangler', ['dev', ...configs, ...withPort(given)], env);
