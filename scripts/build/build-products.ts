/** `node scripts/build/build-products.ts`: writes src/words/products.wasm from products.wat. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';
import { productsInBinary } from '../words/products-in-binary.ts';

writeFileSync(path.join(ROOT, 'src/words/products.wasm'), await productsInBinary());
