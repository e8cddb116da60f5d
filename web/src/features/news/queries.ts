import { api } from '@lab/contract';
import { ask, askForOne, askForPages } from '../../lib/query.ts';

export const newsListQuery = askForPages(api.news.list, {});

export function newsItemQuery(id: string) {
  return askForOne(api.news.get, { params: { id } });
}

export function newsAuthorQuery(authorEmail: string) {
  return ask(api.news.author, { params: { authorEmail } });
}
