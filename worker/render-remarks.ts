import type { Remark } from '../src/page/page.ts';

/** For a request that asks for rendering while the service has it disabled. */
export const RENDER_OFF: Remark = {
  code: 'render_off',
  detail:
    'The request has "render": true, but rendering is disabled in this service (JUDGE_RENDER is off). The page was read from its HTML and CSS.',
};
