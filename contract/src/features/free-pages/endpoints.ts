import { endpoint } from '../../api/endpoint.ts';
import { endpointsOf } from '../../core/content/endpoints-of.ts';
import { freePages } from './pages.ts';

export const freePageCalls = {
  ...endpointsOf(freePages),

  published: endpoint('GET', '/pages/{address}', {
    access: 'public',
    summary: 'Read a published page of the lab, by its present or a former address',
    reply: () => import('./schemas.ts').then((s) => s.publishedPage),
  }),

  publishedText: endpoint('GET', '/pages/{address}/text', {
    access: 'public',
    summary: 'What visitors read of a published page of the lab, as Markdown',
    reply: () => import('./schemas.ts').then((s) => s.publishedText),
  }),

  inMenus: endpoint('GET', '/pagesInMenus', {
    access: 'public',
    summary: 'The published pages of the lab that are in a menu, in their order',
    reply: () => import('./schemas.ts').then((s) => s.menuPages),
  }),

  versions: endpoint('GET', '/freePages/{id}/versions', {
    needs: 'site.edit',
    summary: 'List the versions of a page of the lab',
    reply: () => import('./schemas.ts').then((s) => s.pageVersions),
  }),

  version: endpoint('GET', '/freePages/{id}/versions/{number}', {
    needs: 'site.edit',
    summary: 'Read a version of a page of the lab',
    reply: () => import('./schemas.ts').then((s) => s.pageVersion),
    perMinute: { address: 480, caller: 120 },
  }),
};
