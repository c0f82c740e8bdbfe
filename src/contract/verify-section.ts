import { PASS_FROM } from '../score/total.ts';
import type { Contract } from './contract.ts';
import { GRAMMAR_LINE, REQUIRED_LINE, TOKENS_LINE } from './frontmatter.ts';
import { SERVICE_ADDRESS } from './service-address.ts';

/** How a page is checked against the contract: by the command line tool, or by the service. */
export function verifySection({ tokens, service }: Contract): string {
  const hasTokens = tokens.length > 0;
  const [scores, parts] = hasTokens
    ? ['`score` and `identity.score`', ', or `identity.` and a part']
    : ['`score`', ''];
  const declared = hasTokens ? '; `identity.fixes` has CSS' : '';
  return `## Verify

\`taste verify AGENTS.md page.html\` (\`npx design-taste verify …\`) judges a file, folder or address; the MCP tools \`score\` and \`fix\` take \`target_grammar\` as \`grammar\`${hasTokens ? ' and `target_tokens` as `tokens`' : ''}. The service takes JSON:

${request(service, hasTokens)}

Send linked CSS as \`css\`, or \`url\` instead of \`html\`.

A page passes with \`verdict: "pass"\`: ${scores} ≥ ${PASS_FROM}, no \`blocked_by\`. Avoid \`required_failures\`. Add the \`css\` of \`fixes\` with a \`cumulative_delta\` (MCP: \`total\`) in order, others by hand (\`action\`${declared}), score again. Rules outrank fixes.

\`waive\` (\`[{"name": "motion.budget", "reason": "…"}]\`) leaves out an axis${parts} that cannot be followed.`;
}

/** The sentences and the command of `verifySection` that need a service. */
const OF_SERVICE = / The service takes JSON:\n\n```sh\n[^`]*```\n\n[^\n]*/;

/** The contract for a caller who knows no service: without what names its address. */
export function withoutService(contract: string): string {
  if (!contract.includes(SERVICE_ADDRESS)) return contract;
  const lines = contract.split('\n').filter((line) => !line.startsWith(`  endpoint: "${SERVICE_ADDRESS}`));
  return lines.join('\n').replace(OF_SERVICE, '');
}

/** Takes the target from the frontmatter, where grammar, required axes and tokens stand on one line each as JSON. */
function request(service: string, hasTokens: boolean): string {
  const field = (name: string, line: string) => `  --argjson ${name} "$(f ${quoted(line.trim())})" \\`;
  const quoted = (start: string) => (start.includes(' ') ? `'${start}'` : start);
  const identity = hasTokens ? ', $target_tokens, identity: "required"' : '';
  return [
    '```sh',
    'f() { sed -n "s/^ *$1 //p" AGENTS.md; }',
    'jq -n --rawfile html page.html \\',
    field('target_grammar', GRAMMAR_LINE),
    field('required_axes', REQUIRED_LINE),
    ...(hasTokens ? [field('target_tokens', TOKENS_LINE)] : []),
    `  '{$html, $target_grammar, $required_axes${identity}}' |`,
    `  curl -s -H content-type:application/json -d@- '${service}/api/score'`,
    '```',
  ].join('\n');
}
