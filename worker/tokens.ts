import type { Settings } from './env.ts';

/** A secret that opens a part of the service. */
interface Token {
  readonly header: string;
  readonly variable: string;
  /** What it opens, with its verb: the beginning of a sentence. */
  readonly subject: string;
  configured(settings: Settings): string | null;
}

/** Every token an operation may want, by the name it says so with. */
export const TOKENS = {
  private_brands: {
    header: 'x-private-brands-token',
    variable: 'PRIVATE_BRANDS_TOKEN',
    subject: 'Private brands are',
    configured: ({ privateBrandsToken }) => privateBrandsToken,
  },
  render: {
    header: 'x-render-token',
    variable: 'RENDER_SERVICE_TOKEN',
    subject: 'Rendering is',
    configured: ({ renderToken }) => renderToken,
  },
} as const satisfies Record<string, Token>;

export type TokenName = keyof typeof TOKENS;
