import { defineCommand } from '../command.ts';
import { LOCAL_TRIALS } from '../engine/local-trials.ts';
import { EXIT } from '../exit-code.ts';
import { PAGE_OPTIONS } from '../options.ts';
import { UsageError } from '../usage-error.ts';

const { render, offline } = PAGE_OPTIONS;

export const mcp = defineCommand({
  name: 'mcp',
  summary: 'Serve the tools of the service to an agent: MCP on the standard input and output.',
  usage: '',
  description:
    'Starts a server of the Model Context Protocol for one client, with the tools, resources and prompts that the service has at /mcp. It ends with its input.',
  options: {
    render,
    offline: { ...offline, description: 'Pages are given as HTML: no address is fetched.' },
    'allow-host': {
      ...PAGE_OPTIONS['allow-host'],
      description: 'Private host that tools may read pages from, such as localhost:3000.',
    },
  },
  examples: [
    { line: 'claude mcp add taste -- taste mcp', does: 'Add the server to Claude Code' },
    { line: 'taste mcp --allow-host localhost:3000', does: 'Let the agent judge a local server' },
  ],
  async run(positionals, options, session) {
    if (positionals.length > 0) throw new UsageError('taste mcp takes no page: tools name their pages.');
    const { serveMcp } = await import('../engine/serve-mcp.ts');
    const access = {
      root: null,
      allowHosts: options['allow-host'],
      render: options.render,
      offline: options.offline,
      trials: LOCAL_TRIALS,
    };
    await serveMcp(await session.engine(), access, session.io.stop);
    return EXIT.pass;
  },
});
