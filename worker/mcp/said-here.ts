import type { Problem } from '../../http/problem.ts';

/** What the operations name, and what the MCP interface names it. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\btarget_(brand|grammar|tokens)\b/g, '$1'],
  [/(?<![\w./])\/api\/styles\.json/g, 'taste://brands'],
  [/(?<![\w./])\/api\/grammar\.json/g, 'taste://grammar'],
];

/**
 * A problem in the words of the MCP interface: its arguments and resources, and how a page is sent that may not be read.
 * @param hosts see ToolContext
 */
export function saidHere(problem: Problem, hosts: readonly string[] | null): Problem {
  const named = JSON.parse(
    NAMES.reduce((text, [theirs, ours]) => text.replace(theirs, ours), JSON.stringify(problem)),
  ) as Problem; // names alone are changed
  if (problem.code !== 'private_address') return named;
  return { ...named, detail: `${named.detail} ${howToSend(hosts)}` };
}

function howToSend(hosts: readonly string[] | null): string {
  const html = 'Send the page as `html` with its stylesheets in `css`';
  if (hosts === null) return `${html}.`;
  return `${html}, or start \`taste mcp\` with \`--allow-host\` and its host, such as localhost:3000.`;
}

/** Which pages of this machine are read by their URL. */
export function readsLocally(hosts: readonly string[] | null): string {
  if (hosts === null || hosts.length === 0) return 'Pages on localhost are sent as html with css.';
  return `Pages on ${hosts.join(', ')} are read by url; other pages on private hosts are sent as html with css.`;
}
