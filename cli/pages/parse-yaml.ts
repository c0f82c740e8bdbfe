import { UsageError } from '../usage-error.ts';

/** The object of a YAML or JSON text; JSON is YAML. Throws a UsageError for other content. @param file for messages */
export async function parseYaml(text: string, file: string): Promise<object> {
  const data = file.endsWith('.json') ? parsed(JSON.parse, text, file) : await yamlOf(text, file);
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  throw new UsageError(`${file}: The file must contain an object.`);
}

async function yamlOf(text: string, file: string): Promise<unknown> {
  const { parse } = await import('./yaml.ts');
  return parsed(parse, text, file);
}

function parsed(parse: (text: string) => unknown, text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    throw new UsageError(`${file}: ${cause instanceof Error ? cause.message : 'The file is not valid.'}`);
  }
}
