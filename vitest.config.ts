import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { renderService } from './test/worker/render-service.ts';
import { upstream } from './test/worker/upstream.ts';

/** Milliseconds. Tests share the machine with others, which may leave them a tenth of its time; one that hangs is still ended. */
const TEST_TIMEOUT = 120_000;
const HOOK_TIMEOUT = 240_000;

/** Projects that start whole Workers, as they are deployed, and browsers: scripts/check/test.ts runs each in a process of its own. */
const WHOLE_WORKERS = { service: 'end-to-end', browser: 'render' } as const;

/** Node runs TypeScript itself, in less time than Vite takes to transform it. */
const BY_NODE = { viteModuleRunner: false, nodeLoader: false } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          experimental: BY_NODE,
          isolate: false, // modules are loaded once for all files, at a quarter of the CPU time; modules keep no state
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
          setupFiles: ['test/setup.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/worker/**', 'test/render/**', 'test/end-to-end/**'],
        },
      },
      {
        // Inside workerd, with the bindings of wrangler.toml; every request that leaves is answered here.
        plugins: [
          cloudflareTest(async () => ({
            main: './worker/worker.ts', // the source, not the bundle of wrangler.toml
            wrangler: { configPath: './wrangler.toml', environment: 'development' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('migrations'),
                WHOLE_SWEEPS: process.env['WHOLE_SWEEPS'] ?? '',
              },
              outboundService: upstream,
              serviceBindings: { RENDER: renderService },
            },
          })),
        ],
        test: {
          name: 'worker',
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
          include: ['test/worker/**/*.test.ts'],
          setupFiles: ['test/worker/migrate.ts'],
          isolate: false, // one workerd for all files: twice as fast; rows of the database outlive a file
        },
      },
      ...Object.entries(WHOLE_WORKERS).map(([name, folder]) => ({
        test: {
          name,
          experimental: BY_NODE,
          include: [`test/${folder}/**/*.test.ts`],
          isolate: false, // wrangler takes a second of CPU time to load
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
          fileParallelism: false,
          retry: 3, // processes and browsers miss deadlines on a machine that is busy; a fault fails each time
        },
      })),
    ],
  },
});
