/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from '@cloudflare/vitest-plugin';
import type { Env as ServiceEnv } from '../../worker/env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends ServiceEnv {
      readonly DB: D1Database;
      readonly TEST_MIGRATIONS: D1Migration[];
      /** Empty unless sweeps are to be whole. */
      readonly WHOLE_SWEEPS: string;
    }
  }
}
