import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { experimental_readRawConfig } from 'wrangler';
import { ROOT } from './local-platform.ts';

/** In the folder of render/wrangler.toml, so that its `.dev.vars` and relative paths apply. */
const FILE = 'render/.local-wrangler.json';

/**
 * Parses `--var NAME:VALUE` from the arguments of `wrangler dev`, which passes them to the first Worker only. One flag
 * may have several pairs.
 */
export function givenVars(args: readonly string[]): Readonly<Record<string, string>> {
  const vars: Record<string, string> = {};
  let takes = false;
  for (const arg of args) {
    const pair = arg.startsWith('--var=') ? arg.slice('--var='.length) : arg;
    if (arg.startsWith('-') && pair === arg) takes = arg === '--var';
    else if (takes || pair !== arg) {
      const colon = pair.indexOf(':');
      if (colon > 0) vars[pair.slice(0, colon)] = pair.slice(colon + 1);
    }
  }
  return vars;
}

/** The flags of `wrangler dev`, with the port of the service unless they name one: it takes only one. */
export function withPort(args: readonly string[]): readonly string[] {
  return args.some((arg) => /^--port(?:=|$)/.test(arg)) ? args : ['--port', '8787', ...args];
}

/** Writes the local configuration of the render Worker; returns the path of the file. */
export function writeLocalRenderConfig(vars: Readonly<Record<string, string>>): string {
  writeFileSync(path.join(ROOT, FILE), `${JSON.stringify(localRenderConfig(vars), null, 1)}\n`);
  return FILE;
}

/**
 * render/wrangler.toml with the vars added to its development environment, and without the AI binding, which needs
 * an account.
 */
export function localRenderConfig(vars: Readonly<Record<string, string>>): object {
  const config = path.join(ROOT, 'render/wrangler.toml');
  const { ai: _, env, ...common } = experimental_readRawConfig({ config }).rawConfig;
  const development = { ...env?.['development'], vars: { ...env?.['development']?.vars, ...vars } };
  return { ...common, env: { development } };
}
