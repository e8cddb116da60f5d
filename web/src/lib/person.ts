import { api } from '@lab/contract';
import { recordQuery } from './query.ts';

/** A member with what their page shows, or somebody who left: both have the same address. */
export const personQuery = (id: string) => recordQuery(api.alumni.person, { params: { id } });
