import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GUIDES } from '../../site/guides/guides.ts';
import { ROOT } from '../../scripts/local-platform.ts';
import { EXAMPLE_HTML } from '../../worker/example-page.ts';
import { folderWith, taste } from './taste.ts';

const steps = GUIDES.flatMap(({ id, steps }) => steps.map((step) => ({ guide: id, ...step })));
const codeOf = (guide: string, title: string) =>
  steps.find((step) => step.guide === guide && step.title === title)?.code ?? '';

describe('the commands of the guides', () => {
  it.each(GUIDES.map(({ id }) => id).filter((id) => /^taste /m.test(JSON.stringify(codes(id)))))(
    '%s: run in their order and do not misuse the command',
    async (id) => {
      const files: Record<string, string> = { 'dist/index.html': EXAMPLE_HTML };
      for (const line of codes(id).flatMap((code) => code.split('\n'))) {
        if (!line.startsWith('taste ')) continue;
        const [command = '', target] = line.split(' > ');
        const { code, output, errors } = await taste(argumentsOf(command), { folder: folderWith(files) });
        // 0 passes, 1 does not pass: the example page is in nobody's taste.
        expect([0, 1], `${line}\n${errors}`).toContain(code);
        expect(output, line).not.toBe('');
        if (target !== undefined) files[target] = output;
      }
    },
  );

  it('the binding is the one that the tests bind', () => {
    const bound = readFileSync(path.join(ROOT, 'test/end-to-end/caller/wrangler.toml'), 'utf8');
    expect(bound).toContain(codeOf('worker', 'Bind the service'));
    const caller = readFileSync(path.join(ROOT, 'test/end-to-end/caller/worker.ts'), 'utf8');
    const [call = ''] = codeOf('worker', 'Call it').replace('env.TASTE', 'taste').split('\n');
    expect(caller).toContain(call);
  });

  it('the action has the inputs that the step gives', () => {
    const action = readFileSync(path.join(ROOT, 'action.yml'), 'utf8');
    const given = [...codeOf('ci', 'Add the step').matchAll(/^ {6}([a-z-]+):/gm)].map(([, name]) => name);
    expect(given).toEqual(['page', 'contract', 'comment']);
    for (const name of given) expect(action).toMatch(new RegExp(`^  ${name}:`, 'm'));
  });

  it('the configuration of the agent is JSON with the address of the endpoint', () => {
    const config = JSON.parse(codeOf('agent', 'Connect')) as { mcpServers: { taste: { url: string } } };
    expect(config.mcpServers.taste.url).toBe('{SERVICE}/mcp');
  });
});

function codes(id: string): string[] {
  return steps.filter(({ guide }) => guide === id).flatMap(({ code }) => code ?? []);
}

/** Words of a command line; double quotes hold words together. */
function argumentsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(1);
}
