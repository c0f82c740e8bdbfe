import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModel } from 'ai';
import { createWorkersAI } from 'workers-ai-provider';
import { fail } from '../../src/errors.ts';
import type { RenderEnv } from '../env.ts';

export interface VisionModel {
  readonly provider: ProviderName;
  readonly name: string;
  readonly model: LanguageModel;
}

interface Access {
  readonly env: RenderEnv;
  readonly model: string;
  readonly baseURL: { readonly baseURL?: string };
}

/** Each provider's client and its required secret. */
const PROVIDERS = {
  'workers-ai': ({ env, model }: Access) => createWorkersAI({ binding: required(env.AI, 'AI') })(model),
  anthropic: ({ env, model, baseURL }: Access) =>
    createAnthropic({ apiKey: required(env.ANTHROPIC_API_KEY, 'ANTHROPIC_API_KEY'), ...baseURL })(model),
  openai: ({ env, model, baseURL }: Access) =>
    createOpenAI({ apiKey: required(env.OPENAI_API_KEY, 'OPENAI_API_KEY'), ...baseURL })(model),
  google: ({ env, model, baseURL }: Access) =>
    createGoogle({
      apiKey: required(env.GOOGLE_GENERATIVE_AI_API_KEY, 'GOOGLE_GENERATIVE_AI_API_KEY'),
      ...baseURL,
    })(model),
} as const;
type ProviderName = keyof typeof PROVIDERS;

/** The configured model. Throws `not_configured`, naming the missing setting. */
export function visionModel(env: RenderEnv): VisionModel {
  const provider = required(env.VISION_PROVIDER, 'VISION_PROVIDER');
  if (!isProvider(provider))
    return fail('not_configured', `VISION_PROVIDER must be one of ${Object.keys(PROVIDERS).join(', ')}.`);
  const name = required(env.VISION_MODEL, 'VISION_MODEL');
  const baseURL = env.VISION_BASE_URL ? { baseURL: env.VISION_BASE_URL } : {};
  return { provider, name, model: PROVIDERS[provider]({ env, model: name, baseURL }) };
}

function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(PROVIDERS, name);
}

function required<T>(value: T | undefined, name: string): T {
  return value || fail('not_configured', `The vision pass needs ${name}, which is not set.`);
}
