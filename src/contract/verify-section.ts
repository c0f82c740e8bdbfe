import { PASS_FROM } from '../score/total.ts';
import type { Contract } from './contract.ts';
import { GRAMMAR_LINE, TOKENS_LINE } from './frontmatter.ts';

/** How a page is checked against the contract: by the command line tool, or by the service. */
export function verifySection({ url, tokens, service }: Contract): string {
  const hasTokens = tokens.length > 0;
  const live = url === null ? '' : '; `target_url` is the live page';
  const [scores, parts] = hasTokens
    ? ['`score` and `identity.score`', ', or `identity.` and a part']
    : ['`score`', ''];
  const declared = hasTokens ? '; `identity.fixes` has declarations in tokens' : '';
  return `## Verify

\`taste verify AGENTS.md page.html\` (\`npx design-taste verify …\`) judges a file, folder or address; so does the service:

${request(service, hasTokens)}

Send linked stylesheets as \`css\`, or \`url\` instead of \`html\`${live}.

The page passes with \`verdict: "pass"\`: ${scores} of at least ${PASS_FROM}, no \`blocked_by\`. Add the \`css\` of \`fixes\` with a \`cumulative_delta\` in their order, make the others by hand (\`action\`${declared}), score again. Rules above take precedence over fixes.

\`waive\` (\`[{"name": "motion.budget", "reason": "…"}]\`) leaves out an axis${parts} that cannot be followed.`;
}

/** Takes the target from the frontmatter, where grammar and tokens stand on one line each as JSON. */
function request(service: string, hasTokens: boolean): string {
  const field = (name: string, line: string) =>
    `  --argjson ${name} "$(sed -n 's/^${line}//p' AGENTS.md)" \\`;
  const identity = hasTokens ? ', $target_tokens, identity: "required"' : '';
  return [
    '```sh',
    'jq -n --rawfile html page.html \\',
    field('target_grammar', GRAMMAR_LINE),
    ...(hasTokens ? [field('target_tokens', TOKENS_LINE)] : []),
    `  '{$html, $target_grammar${identity}}' |`,
    `  curl -s -X POST '${service}/api/score' -H 'content-type: application/json' -d @-`,
    '```',
  ].join('\n');
}
