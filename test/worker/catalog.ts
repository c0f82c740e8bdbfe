import { env } from 'cloudflare:workers';
import { loadCatalog } from '../../worker/catalog.ts';

/** The catalog that the Worker under test answers from. */
export const catalog = await loadCatalog(env.ASSETS);
