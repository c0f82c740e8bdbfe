import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileModule } from '../../decode/compile-module.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import { compiledProducts } from '../../src/words/compiled-products.ts';
import { unpackModel, type AxisModel } from '../../src/words/packed-model.ts';
import { tableAxes } from '../../src/words/table-axes.ts';
import { understand } from '../../src/words/understand.ts';
import { ROOT } from '../local-platform.ts';
import type { AxisReading } from './evaluate.ts';

/** The model that the service loads. */
export const MODEL_FILE = path.join(ROOT, 'src/words/axis-model.bin');

/** The phrases of the axes' texts alone; of several statements on an axis, the last. */
export const tableReading: AxisReading = (text) => {
  const last = new Map(axesIn(text, tableAxes).map((statement) => [statement.axis, statement]));
  return [...last.values()];
};

/** The reader with the packed model of a file. */
export function modelReading(file = MODEL_FILE): AxisReading {
  const reader = createAxisReader(readModel(file));
  return (text) => axesIn(text, reader);
}

export function readModel(file: string): AxisModel {
  const products = compileModule(readFileSync(path.join(ROOT, 'src/words/products.wasm')));
  return unpackModel(Uint8Array.from(readFileSync(file)).buffer, compiledProducts(products));
}

function axesIn(text: string, reader: typeof tableAxes) {
  return understand(text, [reader]).statements.filter((statement) => statement.kind === 'axis');
}
