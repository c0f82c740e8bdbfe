import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { closest } from '../../src/catalog/closest.ts';
import { UsageError } from '../usage-error.ts';
import { ConfigSchema, type Config } from './config-schema.ts';

/** Fields with a path; a page may be a URL as well. */
const PATHS = ['grammar', 'contract', 'tokens', 'baseline', 'root'] as const;

/** Reads a configuration file and makes its paths absolute. Throws a UsageError that names the wrong field. */
export async function readConfig(file: string): Promise<Config> {
  const result = v.safeParse(ConfigSchema, await jsonIn(file));
  if (!result.success) throw new UsageError(`${file}: ${messageOf(result.issues[0])}`);
  const config = result.output;
  const absolute = (name: string) => path.resolve(path.dirname(file), name);
  const paths = PATHS.flatMap((field) => {
    const value = config[field];
    return value === undefined ? [] : [[field, absolute(value)] as const];
  });
  const pages = config.pages?.map((page) => (/^https?:\/\//i.test(page) ? page : absolute(page)));
  return { ...config, ...Object.fromEntries(paths), ...(pages !== undefined && { pages }) };
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '';
  if (issue.expected !== 'never') return `${field}: ${issue.message}`;
  const near = closest(field, Object.keys(ConfigSchema.entries));
  return `Unknown field \`${field}\`.${near === null ? '' : ` Did you mean \`${near}\`?`}`;
}

async function jsonIn(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file}: The file cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${file}: ${cause instanceof Error ? cause.message : 'The file is not JSON.'}`);
  }
}
