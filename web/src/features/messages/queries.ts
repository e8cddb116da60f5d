import { api } from '@lab/contract';
import { askForPages } from '../../lib/query.ts';

export function myMessagesQuery(email: string) {
  return askForPages(api.messages.byEmail, {}, { email });
}
