import { cssExporter } from './css.ts';
import { dtcgExporter } from './dtcg.ts';
import { dtcgResolverExporter } from './dtcg-resolver.ts';
import type { Exporter } from './exporter.ts';
import { figmaExporter } from './figma.ts';
import { googleDesignMdExporter } from './google/google-design-md.ts';
import { shadcnExporter } from './shadcn.ts';
import { styleDictionaryExporter } from './style-dictionary.ts';
import { tailwindExporter } from './tailwind.ts';

/** Every export format. To add a format, add one file and one line here. */
export const EXPORTERS: readonly Exporter[] = [
  dtcgExporter,
  dtcgResolverExporter,
  cssExporter,
  tailwindExporter,
  shadcnExporter,
  figmaExporter,
  styleDictionaryExporter,
  googleDesignMdExporter,
];
