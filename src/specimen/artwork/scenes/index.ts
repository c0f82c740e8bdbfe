import { birds } from './birds.ts';
import { books } from './books.ts';
import { city } from './city.ts';
import { columns } from './columns.ts';
import { garden } from './garden.ts';
import { harbour } from './harbour.ts';
import { landscape } from './landscape.ts';
import { machine } from './machine.ts';
import { map } from './map.ts';
import { windows } from './windows.ts';
import { network } from './network.ts';
import { letters } from './letters.ts';
import { rocket } from './rocket.ts';
import { temple } from './temple.ts';
import { train } from './train.ts';
import { flasks } from './flasks.ts';
import type { Scene } from './scene.ts';
import { table } from './table.ts';
import { tools } from './tools.ts';
import { toys } from './toys.ts';

/** All scenes; every style draws them. */
export const SCENES: readonly [Scene, ...Scene[]] = [
  garden,
  city,
  tools,
  map,
  landscape,
  columns,
  books,
  machine,
  harbour,
  toys,
  table,
  birds,
  windows,
  network,
  letters,
  rocket,
  temple,
  train,
  flasks,
];
