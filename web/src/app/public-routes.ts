/** The pages of visitors: one table with a row for each page. */

import { inPlainText } from '@lab/contract/core/math/rendered';
import { areaTexts } from '@lab/contract/features/areas/texts';
import { freePageTexts } from '@lab/contract/features/free-pages/texts';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { legalPages } from '@lab/contract/features/legal/pages';
import { legalTexts } from '@lab/contract/features/legal/texts';
import { newsTexts } from '@lab/contract/features/news/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { titleWithNotice } from '@lab/contract/features/papers/notices';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import type { QueryClient } from '@tanstack/react-query';
import { alumniQuery, thesesQuery } from '../features/alumni/queries.ts';
import {
  areaFacesQuery,
  areaNewsQuery,
  areaPapersQuery,
  areaQuery,
  groupsQuery,
  openPositionsQuery,
} from '../features/areas/queries.ts';
import { collaboratorsQuery } from '../features/collaborators/queries.ts';
import { freePageQuery } from '../features/free-pages/queries.ts';
import { blockTextsQuery } from '../features/lab-info/queries.ts';
import { legalPageQuery } from '../features/legal/queries.ts';
import {
  chosenViewIn,
  filterFrom,
  hasBadYear,
  listBeginningQuery,
  memberInBoldQuery,
  morePapersQuery,
  paperQuery,
  papersByYearQuery,
  papersQuery,
  recentPapersQuery,
  usualView,
} from '../features/papers/queries.ts';
import { groupQueries, positionQuery, positionsQuery } from '../features/positions/queries.ts';
import { pressQuery } from '../features/press/queries.ts';
import { interestsQuery, newsNamingQuery, papersOfQuery, teamQuery } from '../features/team/queries.ts';
import { yearQuery } from '../features/years/queries.ts';
import { areaNamesQuery, areasQuery, currentAreaName } from '../lib/areas.ts';
import { labInfoQuery, labNameIn } from '../lib/lab-info.ts';
import { memberNamesQuery } from '../lib/member-names.ts';
import { outputsOfQuery } from '../lib/outputs.ts';
import { selectedWorksOf } from '../lib/paper-rows.ts';
import { personQuery } from '../lib/person.ts';
import { settingsQuery } from '../lib/settings.ts';
import { lazyPage } from '../ui/lazy-page.tsx';
import { visitorRoute } from './frames.ts';
import type { PageHead } from './head/page-head.ts';
import {
  areaTilesQuery,
  chosenMembersQuery,
  featuredWorksQuery,
  latestNewsQuery,
  newestOutputsQueries,
  nextEventsQuery,
} from './home/queries.ts';
import { kindPageRoutes } from './kind-pages.ts';
import type { PageRoute, RouteLocation } from './route.ts';
import { queryIn, searchQuery } from './search/queries.ts';

const idIn = ({ params }: RouteLocation) => params.id ?? '';

function personAt(at: RouteLocation, client: QueryClient) {
  const person = client.getQueryData(personQuery(idIn(at)).queryKey);
  return person && (person.member ?? person.alumnus);
}

interface RecordTitles<Item> {
  title(item: NonNullable<Item>): string;
  none: string;
  /** The title while the record is being fetched. */
  loading: string;
}

function titleOf<Item>(item: Item, { title, none, loading }: RecordTitles<Item>): PageHead {
  if (item) return { title: title(item) };
  return { title: item === null ? none : loading };
}

const legalPage = lazyPage(() => import('../features/legal/legal-page.tsx'));

/** Open to everybody, and rendered on the server. */
export const publicRoutes: PageRoute[] = [
  visitorRoute(paths.home, () => import('./home/home-page.tsx'), {
    queries: () => [
      labInfoQuery,
      recentPapersQuery,
      featuredWorksQuery,
      areaTilesQuery,
      chosenMembersQuery,
      collaboratorsQuery,
      nextEventsQuery,
      latestNewsQuery,
    ],
    dependentQueries: (_, client) => newestOutputsQueries(client),
  }),
  visitorRoute(paths.about, () => import('../features/lab-info/about-page.tsx'), {
    queries: () => [labInfoQuery, blockTextsQuery],
    opening: (client) => ({
      title: labInfoTexts.aboutTitle(labNameIn(client)),
      lead: client.getQueryData(settingsQuery.queryKey)?.tagline ?? siteTexts.tagline,
    }),
    head: () => ({ title: siteTexts.nav.about }),
  }),
  visitorRoute(paths.areas, () => import('../features/areas/areas-page.tsx'), {
    queries: () => [areasQuery],
    opening: () => areaTexts,
    head: () => ({ title: areaTexts.title }),
  }),
  visitorRoute(paths.area.pattern, () => import('../features/areas/area-page.tsx'), {
    queries: (at) => [
      areaQuery(idIn(at)),
      memberNamesQuery,
      openPositionsQuery,
      groupsQuery,
      areaNewsQuery(idIn(at)),
      outputsOfQuery({ area: idIn(at) }),
    ],
    dependentQueries: (at, client) => {
      const area = client.getQueryData(areaQuery(idIn(at)).queryKey);
      return area ? [areaPapersQuery(area.departmentName), areaFacesQuery(area)] : [];
    },
    redirectTo: (at, client) => {
      const id = client.getQueryData(areaQuery(idIn(at)).queryKey)?._id;
      return id && id !== idIn(at) ? paths.area(id) : undefined;
    },
    head: (at, client) =>
      titleOf(client.getQueryData(areaQuery(idIn(at)).queryKey), {
        title: ({ departmentName, drawn }) => inPlainText(departmentName, drawn),
        none: areaTexts.notFound,
        loading: areaTexts.title,
      }),
  }),
  visitorRoute(paths.publications, () => import('../features/papers/list/publications-page.tsx'), {
    before: [settingsQuery],
    queries: ({ search }, client) => {
      const filter = filterFrom(search);
      const usual = usualView(client.getQueryData(settingsQuery.queryKey));
      return [
        ...(hasBadYear(filter) ? [] : [papersQuery(filter, chosenViewIn(search) ?? usual)]),
        labInfoQuery,
        areaNamesQuery,
        ...(filter.person ? [memberNamesQuery] : []),
        papersByYearQuery,
      ];
    },
    opening: () => paperTexts.publications,
    redirectTo: ({ search }, client) => {
      const { area = '' } = filterFrom(search);
      const current = currentAreaName(client.getQueryData(areaNamesQuery.queryKey) ?? [], area);
      if (current === area) return undefined;
      const query = new URLSearchParams(search);
      query.set('area', current);
      return `${paths.publications}?${query}`;
    },
    head: ({ search }) => ({
      title: search.has('cursor') ? paperTexts.publications.older : siteTexts.nav.publications,
    }),
  }),
  visitorRoute(paths.exportList, () => import('../features/papers/export/export-list-page.tsx'), {
    queries: ({ search }) => {
      const { cursor: _fromTheBeginning, ...filter } = filterFrom(search);
      return [
        ...(hasBadYear(filter) ? [] : [listBeginningQuery(filter)]),
        areaNamesQuery,
        memberNamesQuery,
        memberInBoldQuery(search),
      ];
    },
    head: () => ({ title: paperTexts.publications.exportList }),
  }),
  visitorRoute(paths.paper.pattern, () => import('../features/papers/page/paper-page.tsx'), {
    queries: (at) => [paperQuery(idIn(at)), morePapersQuery(idIn(at))],
    redirectTo: (at, client) => {
      const id = client.getQueryData(paperQuery(idIn(at)).queryKey)?._id;
      return id && id !== idIn(at) ? paths.paper(id) : undefined;
    },
    head: (at, client) =>
      titleOf(client.getQueryData(paperQuery(idIn(at)).queryKey), {
        title: ({ title, drawn, notices }) => titleWithNotice(inPlainText(title, drawn), notices),
        none: paperTexts.paper.notFound,
        loading: siteTexts.nav.publications,
      }),
  }),
  visitorRoute(paths.team, () => import('../features/team/team-page.tsx'), {
    queries: () => [teamQuery, interestsQuery],
    opening: () => teamTexts,
    head: () => ({ title: teamTexts.title }),
  }),
  visitorRoute(paths.member.pattern, () => import('./person-page.tsx'), {
    queries: (at) => [
      personQuery(idIn(at)),
      newsNamingQuery(idIn(at)),
      papersOfQuery(idIn(at)),
      selectedWorksOf(idIn(at)),
      outputsOfQuery({ person: idIn(at) }),
    ],
    head: (at, client) =>
      titleOf(personAt(at, client), {
        title: ({ name }) => name || teamTexts.defaults.name,
        none: teamTexts.member.notFound,
        loading: teamTexts.title,
      }),
  }),
  visitorRoute(paths.alumni, () => import('../features/alumni/alumni-page.tsx'), {
    queries: () => [alumniQuery, thesesQuery],
    head: () => ({ title: siteTexts.nav.alumni }),
  }),
  visitorRoute(paths.joinUs, () => import('../features/positions/join-us-page.tsx'), {
    queries: () => [positionsQuery],
    opening: () => positionTexts,
    head: () => ({ title: positionTexts.title }),
  }),
  visitorRoute(paths.position.pattern, () => import('../features/positions/position-page.tsx'), {
    queries: (at) => [positionQuery(idIn(at))],
    dependentQueries: (at, client) => {
      const position = client.getQueryData(positionQuery(idIn(at)).queryKey);
      return position ? groupQueries(position) : [];
    },
    head: (at, client) =>
      titleOf(client.getQueryData(positionQuery(idIn(at)).queryKey), {
        title: ({ role, drawn }) => inPlainText(role, drawn),
        none: positionTexts.notFound,
        loading: positionTexts.title,
      }),
  }),
  visitorRoute(paths.contactUs, () => import('./contact-us-page.tsx'), {
    queries: () => [labInfoQuery],
    opening: () => ({ title: siteTexts.nav.contactUs, lead: labInfoTexts.contactLead }),
    head: () => ({ title: siteTexts.nav.contactUs }),
  }),
  visitorRoute(paths.freePage.pattern, () => import('../features/free-pages/free-page.tsx'), {
    queries: ({ params: { address = '' } }) => [freePageQuery(address)],
    redirectTo: ({ params: { address = '' } }, client) => {
      const present = client.getQueryData(freePageQuery(address).queryKey)?.address;
      return present && present !== address ? paths.freePage(present) : undefined;
    },
    head: ({ params: { address = '' } }, client) =>
      titleOf(client.getQueryData(freePageQuery(address).queryKey), {
        title: ({ title, drawn }) => inPlainText(title, drawn),
        none: freePageTexts.notFound,
        loading: freePageTexts.one,
      }),
  }),
  visitorRoute(paths.press, () => import('../features/press/press-page.tsx'), {
    queries: () => [labInfoQuery, pressQuery],
    head: () => ({ title: siteTexts.nav.press }),
  }),
  visitorRoute(paths.search, () => import('./search/search-page.tsx'), {
    queries: ({ search }) => {
      const q = queryIn(search);
      return q ? [searchQuery(q)] : [];
    },
    opening: () => ({ title: siteTexts.frame.search }),
    head: () => ({ title: siteTexts.frame.search }),
  }),
  visitorRoute(paths.year.pattern, () => import('../features/years/year-page.tsx'), {
    accepts: ({ year = '' }) => /^\d{4}$/.test(year),
    queries: ({ params: { year = '' } }) => [yearQuery(year)],
    head: ({ params: { year = '' } }, client) =>
      titleOf(client.getQueryData(yearQuery(year).queryKey), {
        title: () => year,
        none: siteTexts.errorPage.notFound,
        loading: year,
      }),
  }),
  visitorRoute(paths.subscription, () => import('../features/subscribers/subscription-page.tsx'), {
    head: () => ({ title: newsTexts.list.title }),
  }),
  ...legalPages.map(
    (page): PageRoute => ({
      path: paths[page],
      access: 'public',
      page: legalPage,
      queries: () => [legalPageQuery(page)],
      head: () => ({ title: legalTexts.pages[page] }),
    }),
  ),
  ...kindPageRoutes,
];
