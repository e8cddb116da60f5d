import { api } from '@lab/contract';
import { askForPages } from '../../lib/query.ts';

export function myApplicationsQuery(email: string) {
  return askForPages(api.applications.byEmail, {}, { email });
}
