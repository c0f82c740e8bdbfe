/**
 * Bundles the Worker into .cache/worker: `wrangler dev` and `wrangler deploy` run this before they read it (`[build]` in
 * wrangler.toml). Each operation is a module of its own beside the main one and is compiled with its first request;
 * wrangler's own bundler would put all of them into one module that is compiled at start.
 */
import { bundleModules } from '../bundle/modules.ts';
import { ROOT } from '../local-platform.ts';

await bundleModules(ROOT);
