import { nestGrammar } from '../catalog/nested-grammar.ts';
import { byNamespace } from '../catalog/token-namespaces.ts';
import { GRAMMAR_VERSION } from '../grammar/axes/index.ts';
import { PASS_FROM } from '../score/total.ts';
import type { Contract } from './contract.ts';

/**
 * What programs read of a contract: YAML whose grammar, required axes and tokens are JSON on one line each, so that a shell
 * can take them. `verify` holds the fields of a score request; its target is the grammar, by reference.
 */
export function frontmatter({ name, url, grammar, required, tokens, service }: Contract): string {
  return [
    '---',
    `name: ${JSON.stringify(name)}`,
    ...(url === null ? [] : [`source_url: ${JSON.stringify(url)}`]),
    `grammar_version: ${JSON.stringify(GRAMMAR_VERSION)}`,
    `${GRAMMAR_LINE}${JSON.stringify(nestGrammar(grammar))}`,
    'verify:',
    `  endpoint: ${JSON.stringify(`${service}/api/score`)}`,
    `  pass_score: ${PASS_FROM}`,
    ...(url === null ? [] : [`  target_url: ${JSON.stringify(url)}`]),
    '  target_grammar: *grammar',
    `${REQUIRED_LINE}${JSON.stringify(required)}`,
    ...(tokens.length === 0
      ? []
      : ['  identity: "required"', `${TOKENS_LINE}${JSON.stringify(byNamespace(tokens))}`]),
    '---',
  ].join('\n');
}

/** Starts of the lines that a shell takes the target from. */
export const GRAMMAR_LINE = 'grammar: &grammar ';
export const REQUIRED_LINE = '  required_axes: ';
export const TOKENS_LINE = '  target_tokens: ';
