import { api } from '@lab/contract';
import { pagedQuery } from '../../lib/query.ts';

export function myApplicationsQuery(email: string) {
  return pagedQuery(api.applications.byEmail, {}, { email });
}
