import { endpoint } from '../endpoint.ts';

const newsForm = () => import('./schemas.ts').then((s) => s.newsForm);

export const news = {
  list: endpoint({
    method: 'GET',
    path: '/news',
    access: 'public',
    summary: 'News, newest first',
    query: () => import('../fields.ts').then((s) => s.pageQuery),
    reply: () => import('./schemas.ts').then((s) => s.newsPage),
    paged: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/news/{id}',
    access: 'public',
    summary: 'One news item',
    reply: () => import('./schemas.ts').then((s) => s.newsItem),
  }),
  create: endpoint({
    method: 'POST',
    path: '/News',
    access: 'admin',
    summary: 'Publish a news item',
    body: newsForm,
    reply: () => import('../replies.ts').then((s) => s.insertedReply),
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/news/{id}',
    access: 'admin',
    summary: 'Change a news item',
    body: () => import('./schemas.ts').then((s) => s.editNews),
    reply: () => import('../replies.ts').then((s) => s.modifiedReply),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/news/{id}',
    access: 'admin',
    summary: 'Delete a news item',
    reply: () => import('../replies.ts').then((s) => s.deletedReply),
  }),
  author: endpoint({
    method: 'GET',
    path: '/post/{authorEmail}',
    access: 'public',
    summary: 'Name and photo of somebody who has published news or a paper; of one news item, if it is named',
    query: () => import('./schemas.ts').then((s) => s.authorOf),
    reply: () => import('./schemas.ts').then((s) => s.author),
  }),
};
