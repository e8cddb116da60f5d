/** The kinds that are written as tables and read from them: all that the lab makes, also what only members read. */
import { madeKeys } from './made-kinds.ts';

export const tableKeys = [...madeKeys, 'memberResources'] as const;

export type TableKey = (typeof tableKeys)[number];
