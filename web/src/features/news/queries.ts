import { api } from '@lab/contract';
import type { NewsItem } from '@lab/contract/features/news/kind';
import { endpointQuery, pagedQuery, recordQuery } from '../../lib/query.ts';

export function newsListQuery(from: { cursor?: string } = {}) {
  return pagedQuery(api.news.list, from);
}

export function newsItemQuery(id: string) {
  return recordQuery(api.news.get, { params: { id } });
}

export function newsAuthorQuery({ _id, authorEmail }: Pick<NewsItem, '_id' | 'authorEmail'>) {
  return endpointQuery(api.news.author, { params: { authorEmail }, query: { item: _id } });
}
