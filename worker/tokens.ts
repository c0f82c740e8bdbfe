import type { Settings } from './env.ts';

/** A secret that opens a part of the service. */
interface Token {
  readonly header: string;
  readonly variable: string;
  /** What is shut without it, at the beginning of a sentence. */
  readonly guards: string;
  configured(settings: Settings): string | null;
}

/** Every token an operation may want, by the name it says so with. */
export const TOKENS = {
  private_brands: {
    header: 'x-private-brands-token',
    variable: 'PRIVATE_BRANDS_TOKEN',
    guards: 'Private brands are',
    configured: ({ privateBrandsToken }) => privateBrandsToken,
  },
  render: {
    header: 'x-render-token',
    variable: 'RENDER_SERVICE_TOKEN',
    guards: 'Rendering is',
    configured: ({ renderToken }) => renderToken,
  },
} as const satisfies Record<string, Token>;

export type TokenName = keyof typeof TOKENS;
