import { api } from '@lab/contract';
import { pagedQuery } from '../../lib/query.ts';

export function myMessagesQuery(email: string) {
  return pagedQuery(api.messages.byEmail, {}, { email });
}
