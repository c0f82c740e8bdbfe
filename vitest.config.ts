import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { renderService } from './test/worker/render-service.ts';
import { upstream } from './test/worker/upstream.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          setupFiles: ['test/setup.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/worker/**', 'test/render/**', 'test/end-to-end/**'],
        },
      },
      {
        // Inside workerd, with the bindings of wrangler.toml; every request that leaves is answered here.
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml', environment: 'development' },
            miniflare: {
              bindings: { TEST_MIGRATIONS: await readD1Migrations('migrations') },
              outboundService: upstream,
              serviceBindings: { RENDER: renderService },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/worker/**/*.test.ts'],
          setupFiles: ['test/worker/migrate.ts'],
          isolate: false, // one workerd for all files: twice as fast; rows of the database outlive a file
        },
      },
      {
        // Whole Workers, started as they are deployed, and browsers: slower than the rest.
        test: {
          name: 'platform',
          include: ['test/{end-to-end,render}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
