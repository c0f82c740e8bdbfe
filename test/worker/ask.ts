import { env } from 'cloudflare:workers';
import type { Env } from '../../worker/env.ts';
import worker from '../../worker/worker.ts';

export const SERVICE = 'https://taste.example.com';

/** Sends a request to the Worker, with optional settings. */
export function ask(
  path: string,
  init: RequestInit<IncomingRequestCfProperties> = {},
  settings: Partial<Env> = {},
): Promise<Response> {
  return worker.fetch(new Request(`${SERVICE}${path}`, init), { ...env, ...settings });
}

export function post(path: string, body: unknown, settings: Partial<Env> = {}): Promise<Response> {
  return ask(path, { method: 'POST', body: JSON.stringify(body) }, settings);
}

/** Any JSON value, untyped. */
export type Json = Record<string, any>; // eslint-disable-line -- answers are checked by the schemas of the operations

export async function json(response: Response): Promise<Json> {
  return response.json<Json>();
}
