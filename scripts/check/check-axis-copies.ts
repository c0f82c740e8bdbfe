/** `node scripts/check/check-axis-copies.ts`: fails where source outside the folder of an axis repeats its bands, values or texts. */
import path from 'node:path';
import { copiesInSource } from '../axis-copies/copies-in-source.ts';
import { ROOT } from '../local-platform.ts';

const copies = copiesInSource(path.join(ROOT, 'src'));
for (const { file, axis, kind, what } of copies) {
  console.error(`src/${file}: ${kind} of ${axis}: ${what}\n  import it from the folder of the axis`);
}
console.log(`${copies.length} copies of what an axis defines`);
process.exitCode = copies.length === 0 ? 0 : 1;
