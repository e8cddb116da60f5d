import { api } from '@lab/contract';
import type { LegalPage } from '@lab/contract/features/legal/pages';
import { recordQuery } from '../../lib/query.ts';

export const legalPageQuery = (page: LegalPage) => recordQuery(api.legal.page, { params: { page } });
