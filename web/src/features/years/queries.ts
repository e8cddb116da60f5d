import { api } from '@lab/contract';
import type { Year } from '@lab/contract/features/years/schemas';
import { asRow, type PaperRow } from '../../lib/paper-rows.ts';
import { recordPartQuery } from '../../lib/query.ts';

export type YearOnPage = Omit<Year, 'works'> & { works: PaperRow[] };

export const yearQuery = (year: string) =>
  recordPartQuery(
    api.years.get,
    { params: { year } },
    ({ works, ...rest }): YearOnPage => ({ ...rest, works: works.map(asRow) }),
  );
