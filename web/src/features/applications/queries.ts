import { api } from '@lab/contract';
import { ask, askForPages } from '../../lib/query.ts';

export const areasQuery = ask(api.areas.list, {});

export function myApplicationsQuery(email: string) {
  return askForPages(api.applications.byEmail, {}, { email });
}
