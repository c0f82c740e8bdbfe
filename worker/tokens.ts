import type { Settings } from './env.ts';
import { RENDER_TOKEN_HEADER } from '../src/rendered/render-token.ts';

/** A secret that authorises a group of operations. */
interface Token {
  readonly header: string;
  readonly variable: string;
  /** What it authorises, with a verb: the start of an error message. */
  readonly subject: string;
  configured(settings: Settings): string | null;
}

/** Every token, by the name that operations refer to it with. */
export const TOKENS = {
  private_brands: {
    header: 'x-private-brands-token',
    variable: 'PRIVATE_BRANDS_TOKEN',
    subject: 'Private brands are',
    configured: ({ privateBrandsToken }) => privateBrandsToken,
  },
  render: {
    header: RENDER_TOKEN_HEADER,
    variable: 'RENDER_SERVICE_TOKEN',
    subject: 'Rendering is',
    configured: ({ renderToken }) => renderToken,
  },
} as const satisfies Record<string, Token>;

export type TokenName = keyof typeof TOKENS;
