import { api } from '@lab/contract';
import { ask } from './query.ts';

export const areasQuery = ask(api.areas.list, {});

/** Costs nothing where the page asks for the lab anyway. */
export const briefAreasQuery = ask(api.areas.brief, {});
