import { readFileSync } from 'node:fs';
import path from 'node:path';
import wabt from 'wabt';
import { ROOT } from '../local-platform.ts';

/** What products.wat is in the binary format of WebAssembly. */
export async function productsInBinary(): Promise<Uint8Array> {
  const tools = await wabt();
  const module = tools.parseWat(
    'products.wat',
    readFileSync(path.join(ROOT, 'src/words/products.wat'), 'utf8'),
    {
      simd: true,
    },
  );
  try {
    module.validate();
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
}
