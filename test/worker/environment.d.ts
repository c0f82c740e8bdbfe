declare namespace Cloudflare {
  interface Env extends import('../../worker/env.ts').Env {
    readonly TEST_MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[];
  }
  interface GlobalProps {
    mainModule: typeof import('../../worker/worker.ts');
  }
}
