import { api } from '@lab/contract';
import { asRow, type PaperRow } from '@lab/contract/features/papers/row';
import type { Year } from '@lab/contract/features/years/schemas';
import { recordPartQuery } from '../../lib/query.ts';

export type YearOnPage = Omit<Year, 'works'> & { works: PaperRow[] };

export const yearQuery = (year: string) =>
  recordPartQuery(
    api.years.get,
    { params: { year } },
    ({ works, ...rest }): YearOnPage => ({ ...rest, works: works.map(asRow) }),
  );
