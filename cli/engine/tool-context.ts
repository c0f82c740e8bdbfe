import type * as v from 'valibot';
import { withDeadline } from '../../http/deadline.ts';
import { fail } from '../../src/errors.ts';
import type { CallOperation, ToolContext } from '../../worker/mcp/tool.ts';
import { validInput } from '../../worker/read-request.ts';
import type { Engine, PageAccess } from './engine.ts';
import { CALL_MS } from './times.ts';

/** What the tools of the MCP interface may use on Node. */
export function toolContext(engine: Engine, access: PageAccess): ToolContext {
  const call: CallOperation = (operation, input) =>
    withDeadline(async ({ signal }) => {
      const output = await operation.run(validInput(operation, input), engine.context(access, signal));
      return output as v.InferOutput<typeof operation.output>; // what `run` returns is what the schema describes
    }, CALL_MS);
  const document = async (path: string) =>
    (await engine.document(path)) ?? fail('not_found', `Nothing is published at ${path}.`);
  return { hosts: access.allowHosts, call, document, slugOf: async (brand) => engine.slugOf(brand) };
}
