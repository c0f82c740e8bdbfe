import { cssExporter } from './css.ts';
import { dtcgExporter } from './dtcg.ts';
import type { Exporter } from './exporter.ts';
import { googleDesignMdExporter } from './google-design-md.ts';
import { shadcnExporter } from './shadcn.ts';
import { tailwindExporter } from './tailwind.ts';

/** Every export format. To add a format, add one file and one line here. */
export const EXPORTERS: readonly Exporter[] = [
  dtcgExporter,
  cssExporter,
  tailwindExporter,
  shadcnExporter,
  googleDesignMdExporter,
];
