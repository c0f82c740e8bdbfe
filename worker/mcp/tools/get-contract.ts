import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { withoutService } from '../../../src/contract/verify-section.ts';
import { TasteError } from '../../../src/errors.ts';
import { agentsMdOfPage } from '../../operations/agents-md.ts';
import { compose } from '../../operations/compose.ts';
import { ComposeInput } from '../../operations/compose-schema.ts';
import { query } from '../../operations/query.ts';
import { requireOneOf, requireWith } from '../one-of.ts';
import { pageFields } from '../page-fields.ts';
import { briefRemarks } from '../remarks.ts';
import { defineTool, type ToolContext } from '../tool.ts';

const ContractInput = v.object({
  brand: v.optional(described(v.string(), 'Slug, name or host of a brand of the catalog.')),
  brief: v.optional(described(v.string(), 'The taste in words, also `like Stripe but warmer`.')),
  ...pageFields,
  sources: v.optional(
    described(
      v.record(v.string(), v.string()),
      `For a hybrid: a catalog brand (slug, name or host) for each category, as in \`{"palette": "stripe", "type": "linear"}\`. The categories are those of compose.`,
    ),
  ),
  name: ComposeInput.entries.name,
});

export const getContract = defineTool({
  name: 'contract',
  title: 'Get a design contract',
  description:
    'Get AGENTS.md: the rules a coding agent follows to build in a taste, with tokens, axis values, do and do not, and how the result is checked. From exactly one of: a brand, a page (URL or HTML), a brief, or the sources of a hybrid. Use it before you write UI.',
  input: ContractInput,
  output: v.object({
    agents_md: described(v.string(), 'The contract in Markdown; save it as AGENTS.md.'),
    remarks: v.optional(described(v.array(v.string()), 'How a brief was understood, and what was not.')),
  }),
  async run(input, context) {
    const { agents_md, remarks = [] } = await contractOf(input, context);
    return { agents_md: withoutService(agents_md), ...briefRemarks(remarks) };
  },
});

type Asked = v.InferOutput<typeof ContractInput>;

/** What a contract is made of; `url` may go with `html`. */
const WAYS = [['brand'], ['brief'], ['url', 'html'], ['sources']];

interface Made {
  readonly agents_md: string;
  readonly remarks?: readonly { readonly detail: string }[];
}

async function contractOf(asked: Asked, { call, document, slugOf }: ToolContext): Promise<Made> {
  requireOneOf(asked, WAYS, 'invalid_request');
  requireWith(asked, 'css', ['html']);
  requireWith(asked, 'name', ['sources']);
  const { brand, brief, sources, name, url, html, css } = asked;
  if (brand !== undefined)
    return { agents_md: await document(`/api/styles/${await slugOf(brand)}/agents.md`) };
  if (sources !== undefined) {
    const made = await call(compose, {
      sources,
      output_format: 'agents_md',
      name,
    });
    return { agents_md: v.parse(v.string(), made) };
  }
  if (brief !== undefined) {
    const { contract, remarks } = await call(query, { query: brief }).catch(sayBrief);
    return { agents_md: contract.agents_md, remarks };
  }
  return { agents_md: await call(agentsMdOfPage, { url, html, css }) };
}

/** The operation names the text `query`; the argument of this tool is `brief`. */
function sayBrief(error: unknown): never {
  if (!(error instanceof TasteError)) throw error;
  const { code, fields, didYouMean, cause } = error;
  const ours = fields.map((one) => (one.field === 'query' ? { ...one, field: 'brief' } : one));
  throw new TasteError(code, error.message.replace(/^query:/, 'brief:'), { fields: ours, didYouMean, cause });
}
