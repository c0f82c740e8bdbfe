import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Io } from '../io.ts';
import type { TARGET_OPTIONS } from '../options.ts';
import type { Config } from './config-schema.ts';

/** Read without `--config` when it exists. */
const DEFAULT_FILE = 'taste.config.json';

const TARGET = [
  'brand',
  'target-url',
  'grammar',
  'brief',
  'contract',
  'tokens',
] as const satisfies readonly (keyof typeof TARGET_OPTIONS)[];

/** What the command line gives, completed from the configuration file. */
export interface Configured<Given> {
  readonly names: readonly string[];
  readonly options: Given;
}

/**
 * Completes options and pages from the configuration file. What the command line gives comes first; a target on the
 * command line replaces the whole target of the file.
 */
export async function withConfig<Given extends { readonly config: string | undefined }>(
  names: readonly string[],
  options: Given,
  { folder }: Pick<Io, 'folder'>,
): Promise<Configured<Given>> {
  const file = path.resolve(folder, options.config ?? DEFAULT_FILE);
  if (options.config === undefined && !existsSync(file)) return { names, options };
  const { readConfig } = await import('./read-config.ts');
  const config = optionsIn(await readConfig(file));
  const given = Object.entries(options).filter(([, value]) => isGiven(value));
  const hasTarget = given.some(([name]) => isTarget(name));
  const stated = Object.entries(config).filter(([name]) => name in options && !(hasTarget && isTarget(name)));
  return {
    names: names.length > 0 ? names : (config.pages ?? []),
    options: { ...options, ...Object.fromEntries(stated), ...Object.fromEntries(given) },
  };
}

/** The configuration in the form of options. */
function optionsIn({ waive, ...config }: Config) {
  const waivers = Object.entries(waive ?? {}).map(([name, reason]) => `${name}=${reason}`);
  return { ...config, ...(waivers.length > 0 && { waive: waivers }) };
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}

function isTarget(name: string): boolean {
  return TARGET.some((one) => one === name);
}
