/** The routes of kinds of content: public pages, and the pages at the desk. */
import { callsOf } from '@lab/contract/content-calls';
import { eventTexts } from '@lab/contract/events/texts';
import { type Kinds, kindNames, kinds } from '@lab/contract/kinds';
import type { ComponentType } from 'react';
import type { Preview } from '../desk/content.ts';
import { pastQuery, upcomingQuery } from '../lib/calendar.ts';
import { cursorIn, recordQuery } from '../lib/query.ts';
import { lazyPage } from '../ui/lazy-page.tsx';
import { dashboardFrame } from './frames.ts';
import type { PageHead } from './head/page-head.ts';
import type { PageRoute } from './route.ts';

type Name = keyof Kinds;
type Module = () => Promise<{ default: ComponentType }>;

/** What the desk shows while an admin writes. */
// biome-ignore lint/suspicious/noExplicitAny: the form of any kind
const previews: Record<Name, () => Promise<{ default: Preview<any> }>> = {
  news: () => import('../features/news/news-preview.tsx'),
  areas: () => import('../features/areas/area-preview.tsx'),
  collaborators: () => import('../features/collaborators/collaborator-preview.tsx'),
  positions: () => import('../features/positions/position-preview.tsx'),
  team: () => import('../features/team/member-preview.tsx'),
  events: async () => ({ default: (await import('../features/events/events-page.tsx')).EventPreview }),
};

interface CalendarPages {
  name: Name;
  list: Module;
  one: Module;
  texts: { title: string; notFound: string };
}

/** Kinds with a start and an end; the pages of other kinds are in public-routes.ts. */
const calendars: CalendarPages[] = [
  {
    name: 'events',
    list: () => import('../features/events/events-page.tsx'),
    one: () => import('../features/events/event-page.tsx'),
    texts: eventTexts,
  },
];

function calendarRoutes({ name, list, one, texts }: CalendarPages): PageRoute[] {
  const { pages } = kinds[name];
  const { list: listCall, get } = callsOf(name);
  const query = (id = '') => recordQuery(get, { params: { id } });
  const title = (record: { title: string } | null | undefined): PageHead => ({
    title: record?.title ?? (record === null ? texts.notFound : texts.title),
  });
  return [
    {
      path: pages.all,
      access: 'public',
      page: lazyPage(list),
      queries: ({ search }) => {
        const from = cursorIn(search);
        return from.cursor ? [pastQuery(listCall, from)] : [upcomingQuery(listCall), pastQuery(listCall)];
      },
      head: () => ({ title: texts.title }),
    },
    {
      path: 'one' in pages ? pages.one.pattern : '',
      access: 'public',
      page: lazyPage(one),
      queries: ({ params }) => [query(params.id)],
      head: ({ params }, client) => title(client.getQueryData(query(params.id).queryKey)),
    },
  ];
}

export const kindPageRoutes = calendars.flatMap(calendarRoutes);

async function fetchDesk(name: Name) {
  const [{ kindDesk }, declared, preview] = await Promise.all([
    import('../desk/kind-desk.tsx'),
    kinds[name].declared(),
    previews[name](),
  ]);
  return { default: kindDesk(name, declared, preview.default) };
}

export const kindDeskRoutes = kindNames.map(
  (name): PageRoute => ({
    path: kinds[name].pages.desk,
    access: 'admin',
    frame: dashboardFrame,
    page: lazyPage(() => fetchDesk(name)),
    head: () => ({ title: kinds[name].menu }),
  }),
);
