/** The routes of kinds of content: public pages, and the pages at the desk. */
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { inPlainText } from '@lab/contract/core/math/rendered';
import { eventTexts } from '@lab/contract/features/events/texts';
import { newsTexts } from '@lab/contract/features/news/texts';
import { callsOf } from '@lab/contract/kinds/content-calls';
import { type Kinds, kindNames, kinds, type OutputKey, outputKeys } from '@lab/contract/kinds/kinds';
import { siteTexts } from '@lab/contract/texts/texts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { newsAuthorQuery } from '../features/news/queries.ts';
import { pastQuery, upcomingQuery } from '../lib/calendar.ts';
import { facesQuery } from '../lib/faces.ts';
import { outputListQuery } from '../lib/outputs.ts';
import { type AnyQuery, cursorIn, endpointQuery, pagedQuery, recordQuery } from '../lib/query.ts';
import { kindRoute, visitorRoute } from './frames.ts';
import type { Opening, PageRoute, RouteLocation } from './route.ts';

type Name = keyof Kinds;
type Module = () => Promise<{ default: ComponentType }>;

const outputPages = () => import('../features/outputs/pages.ts');

interface VisitorPages {
  name: Name;
  /** The field that names a record, as in the kind's declaration, which is not loaded here. */
  nameField: string;
  list: Module;
  one: Module;
  texts: { list: { title: string; older?: string }; one: { notFound: string } };
  /** That of the list. */
  opening?: () => Opening;
  /** Fetched after the record, because they depend on it. */
  afterRecord?(record: AnyRecord): AnyQuery[];
}

/** Kinds whose pages are like those of most kinds; the others are in public-routes.ts. */
export const visitorPages: VisitorPages[] = [
  {
    name: 'news',
    nameField: 'title',
    list: () => import('./news-page.tsx'),
    one: () => import('../features/news/news-item-page.tsx'),
    texts: { list: newsTexts.list, one: newsTexts.detail },
    opening: () => ({ title: newsTexts.list.title }),
    afterRecord: ({ _id, authorEmail }) =>
      authorEmail ? [newsAuthorQuery({ _id, authorEmail: String(authorEmail) })] : [],
  },
  {
    name: 'events',
    nameField: 'title',
    list: () => import('../features/events/events-page.tsx'),
    one: () => import('../features/events/event-page.tsx'),
    texts: { list: eventTexts, one: eventTexts },
    opening: () => eventTexts,
    afterRecord: facesOf,
  },
  ...outputKeys.map(pagesOfOutputs),
];

/** Their portraits cost no further read. */
function facesOf({ memberIds }: AnyRecord): AnyQuery[] {
  const ids = ((memberIds ?? []) as string[]).filter(Boolean);
  return ids.length > 0 ? [facesQuery(ids)] : [];
}

/** Rendered from the declaration, which is loaded with them. */
function pagesOfOutputs(name: OutputKey): VisitorPages {
  return {
    name,
    nameField: 'title',
    list: async () => ({ default: (await outputPages()).outputList(name) }),
    one: async () => ({ default: (await outputPages()).outputPage(name) }),
    afterRecord: facesOf,
    texts: {
      list: {
        get title() {
          return kinds[name].menu;
        },
      },
      one: siteTexts.errorPage,
    },
  };
}

function listQueries(name: Name, search: URLSearchParams): AnyQuery[] {
  const { list } = callsOf(name);
  const from = cursorIn(search);
  const past = pastQuery(list, from);
  return {
    all: () => [endpointQuery(list, {})],
    newest: () => [pagedQuery(list, from)],
    dated: () => [outputListQuery(name as OutputKey, from)],
    calendar: () => (from.cursor ? [past] : [upcomingQuery(list), past]),
  }[kinds[name].list]();
}

function routesOf({ name, nameField, list, one, texts, opening, afterRecord }: VisitorPages): PageRoute[] {
  const { pages } = kinds[name];
  const query = ({ params: { id = '' } }: RouteLocation) =>
    recordQuery(callsOf(name).get, { params: { id } });
  const recordAt = (at: RouteLocation, client: QueryClient) => client.getQueryData(query(at).queryKey);
  const listRoute = visitorRoute(pages.all, list, {
    queries: ({ search }) => listQueries(name, search),
    ...(opening && { opening }),
    head: ({ search }) => ({ title: (search.has('cursor') && texts.list.older) || texts.list.title }),
  });
  if (!('one' in pages)) return [listRoute];
  const recordRoute = visitorRoute(pages.one.pattern, one, {
    queries: (at) => [query(at)],
    dependentQueries(at, client) {
      const record = recordAt(at, client);
      return (record && afterRecord?.(record)) || [];
    },
    head(at, client) {
      const record = recordAt(at, client);
      if (record) return { title: inPlainText(String(record[nameField]), record.drawn) };
      return { title: record === null ? texts.one.notFound : texts.list.title };
    },
  });
  return [listRoute, recordRoute];
}

export const kindPageRoutes = visitorPages.flatMap(routesOf);

export const kindDeskRoutes = kindNames.map((name) =>
  kindRoute(kinds[name].pages.desk, () => kinds[name].menu, name),
);
