import { PASS_FROM } from '../../src/score/total.ts';

/** One step of a guide: what to do, and the exact lines. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** Lines of a shell, a file or a program. `{SERVICE}` is the address of the service. */
  readonly code?: string;
}

/** A way to use the project, start to end. */
export interface Guide {
  /** Last part of the path. */
  readonly id: string;
  readonly title: string;
  /** Who it is for, in a sentence. */
  readonly description: string;
  readonly steps: readonly Step[];
}

/** The guides, in the order of the list. Tests run the lines that start with `taste` and compare the files. */
export const GUIDES: readonly Guide[] = [
  {
    id: 'agent',
    title: 'A coding agent',
    description:
      'For agents that write pages: get the rules of a brand, build the page, and have it judged until it passes.',
    steps: [
      {
        title: 'Connect',
        text: 'Put these lines into the file of your agent for MCP servers: .mcp.json for Claude Code, .cursor/mcp.json for Cursor. No key is needed.',
        code: '{ "mcpServers": { "taste": { "type": "http", "url": "{SERVICE}/mcp" } } }',
      },
      {
        title: 'Put the contract beside the code',
        text: 'AGENTS.md has the tokens, the rules, what to avoid, and the call that checks a page. Fetch it, or write it with the command line tool.',
        code: 'curl -o AGENTS.md {SERVICE}/api/styles/linear/agents.md\ntaste contract --brand linear > AGENTS.md',
      },
      {
        title: 'Ask for the page',
        text: 'Agents read AGENTS.md by themselves, so say what to build and not how it looks.',
        code: 'Build a pricing page. Follow AGENTS.md, then run the check at its end and apply the fixes until the verdict is pass.',
      },
      {
        title: 'Check the result yourself',
        text: 'The exit code is 0 when the page passes.',
        code: 'taste verify AGENTS.md dist/index.html',
      },
    ],
  },
  {
    id: 'ci',
    title: 'Continuous integration',
    description:
      'For teams: a pull request that departs from the design fails, and a comment says where and what to change.',
    steps: [
      {
        title: 'Find the score you have today',
        text: 'Every HTML file of the build is read from disk; nothing is uploaded.',
        code: 'taste score dist --brand linear --min 0',
      },
      {
        title: 'Keep it as a baseline',
        text: `With a baseline, a page below ${PASS_FROM} passes as long as it does not get worse.`,
        code: 'taste score dist --brand linear --min 0 --json > taste.json\ntaste score dist --brand linear --baseline taste.json',
      },
      {
        title: 'Add the step',
        text: 'In GitHub Actions the action writes annotations, a summary and a comment that the next run replaces.',
        code: `permissions: { contents: read, pull-requests: write }
steps:
  - uses: actions/checkout@v5
  - uses: your-organisation/design-taste-catalog@v0
    with:
      page: dist
      contract: AGENTS.md
      comment: true`,
      },
      {
        title: 'Leave out what does not apply',
        text: 'A waiver leaves an axis out. It needs a reason, and every report repeats it.',
        code: 'taste score dist --brand linear --min 0 --waive "motion.budget=The pages are printed."',
      },
    ],
  },
  {
    id: 'designer',
    title: 'Design',
    description:
      'For designers: find brands by words, see what makes them differ, mix them, and hand the result over.',
    steps: [
      {
        title: 'Find',
        text: 'Search for names, styles, eras, colours and trades, or say what you do not want.',
        code: 'taste search quiet luxury serif',
      },
      {
        title: 'See why two brands differ',
        text: 'The website shows the same under Compare, with both boards.',
        code: 'taste diff linear stripe',
      },
      {
        title: 'Mix',
        text: 'The website shows an example page under Mix while you choose. Its address keeps the choice, so you can share it.',
        code: 'taste compose surface=linear palette=stripe type=stripe',
      },
      {
        title: 'Judge a page',
        text: 'The answer names the element and the value behind each finding.',
        code: 'taste fix dist/index.html --brand linear --min 0',
      },
    ],
  },
  {
    id: 'worker',
    title: 'A Cloudflare Worker',
    description: 'For Workers of the same account: call the service over a binding, without HTTP.',
    steps: [
      {
        title: 'Bind the service',
        text: 'Add this to the configuration of your Worker, wrangler.toml.',
        code: `[[services]]
binding = "TASTE"
service = "design-taste-catalog"
entrypoint = "Taste"`,
      },
      {
        title: 'Call it',
        text: 'Every operation is a method in camelCase. It does not throw: `ok` says whether the answer has a `value` or a `problem`.',
        code: `const found = await env.TASTE.search({ q: 'warm editorial', limit: 3 });
if (!found.ok) throw new Error(found.problem.detail);
const slugs = found.value.results.map(({ slug }) => slug);`,
      },
      {
        title: 'Types',
        text: 'Make them from the OpenAPI document: `value` has the type of the body of status 200.',
        code: `npx openapi-typescript {SERVICE}/api/openapi.json -o taste.d.ts`,
      },
      {
        title: 'Private brands',
        text: 'The token of private brands is in the second argument. Without it, no call but a score finds them.',
        code: `await env.TASTE.nearest({ brand: 'four-farms' }, { token: env.TASTE_TOKEN });`,
      },
      {
        title: 'Try it on your machine',
        text: '`npm start` notes the Workers that it runs inside its own folder. Tell wrangler to look there.',
        code: `WRANGLER_REGISTRY_PATH=../design-taste-catalog/.cache/xdg-config/.wrangler/registry npx wrangler dev`,
      },
      {
        title: 'Deploy your own',
        text: 'Deploy two Workers, the one with the browser first. docs/DEPLOY.md has every command, starting from an empty account.',
        code: 'npx wrangler deploy --dry-run --env="" -c render/wrangler.toml\nnpx wrangler deploy --dry-run --env=""',
      },
    ],
  },
  {
    id: 'brand',
    title: 'A brand of your own',
    description:
      'For teams whose design is not in the catalog: keep the taste of a page under a name, and use it like a brand.',
    steps: [
      {
        title: 'Register it',
        text: 'The service reads the page, or `html` with its `css`, and keeps the values of the axes and the tokens. The same slug again replaces the brand. The operator of the service has the token; on your own machine none is needed.',
        code: `curl {SERVICE}/api/brands -H "x-private-brands-token: $TOKEN" \\
  -d '{"slug": "four-farms", "name": "Four Farms", "url": "https://example.com/"}'`,
      },
      {
        title: 'Judge pages by it',
        text: 'Without the token, the answer has the score, the verdict and what to change, and nothing else of the brand.',
        code: `curl {SERVICE}/api/score -H "x-private-brands-token: $TOKEN" \\
  -d '{"url": "https://example.com/pricing", "target_brand": "four-farms"}'`,
      },
      {
        title: 'Compare it',
        text: 'Which brands look like it, and where it differs from one of them. Without the token, the brand is unknown here.',
        code: `curl {SERVICE}/api/nearest -H "x-private-brands-token: $TOKEN" -d '{"brand": "four-farms"}'
curl {SERVICE}/api/diff -H "x-private-brands-token: $TOKEN" \\
  -d '{"a": {"brand": "four-farms"}, "b": {"brand": "linear"}}'`,
      },
      {
        title: 'Get its contract and its tokens',
        text: 'A mix of one brand alone is that brand. Other values of output_format are css, tailwind, dtcg, figma and more; single categories may come from brands of the catalog.',
        code: `curl -o AGENTS.md {SERVICE}/api/compose -H "x-private-brands-token: $TOKEN" -d '{
  "sources": {"surface": "four-farms", "palette": "four-farms", "type": "four-farms", "emphasis": "four-farms",
    "whitespace": "four-farms", "voice": "four-farms", "motion": "four-farms", "imagery": "four-farms"},
  "output_format": "agents_md"}'`,
      },
      {
        title: 'Use it where it is not known',
        text: 'Search, briefs, MCP and the command line know the brands of the catalog alone. The contract does the same there.',
        code: 'npx design-taste verify AGENTS.md dist',
      },
      {
        title: 'Delete it',
        text: 'List the brands with GET {SERVICE}/api/brands.',
        code: 'curl -X DELETE {SERVICE}/api/brands/four-farms -H "x-private-brands-token: $TOKEN"',
      },
    ],
  },
  {
    id: 'figma',
    title: 'Figma',
    description: 'For design files: the tokens of a brand or of a mix as Figma variables.',
    steps: [
      {
        title: 'Get the tokens',
        text: 'tokens.json is in the Design Tokens format (DTCG): groups of colours for each scheme, typefaces, sizes, radii and shadows.',
        code: 'curl -o tokens.json {SERVICE}/api/styles/linear/tokens.json',
      },
      {
        title: 'Or those of a mix',
        text: 'A mix has an address too. The website offers it as a download under Mix.',
        code: "curl -o tokens.json '{SERVICE}/api/compose?surface=linear&palette=stripe&output_format=dtcg'",
      },
      {
        title: 'Import',
        text: 'Open a plugin that reads the Design Tokens format, choose tokens.json, and import it into a new collection of variables. For a program: figma-variables.json is the body of a request to the REST API of Figma, with a mode for each scheme.',
        code: 'curl -o figma-variables.json {SERVICE}/api/styles/linear/figma-variables.json',
      },
    ],
  },
];
