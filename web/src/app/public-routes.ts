import { areaTexts } from '@lab/contract/areas/texts';
import { newsTexts } from '@lab/contract/news/texts';
import { positionTexts } from '@lab/contract/positions/texts';
import { teamTexts } from '@lab/contract/team/texts';
import { siteTexts } from '@lab/contract/texts';
import { areaQuery } from '../features/areas/queries.ts';
import { chosenMembersQuery, collaboratorsQuery } from '../features/home/queries.ts';
import { newsAuthorQuery, newsFrom, newsItemQuery, newsListQuery } from '../features/news/queries.ts';
import {
  filterFrom,
  morePapersQuery,
  paperQuery,
  papersQuery,
  recentPapersQuery,
} from '../features/papers/queries.ts';
import { positionsQuery } from '../features/positions/queries.ts';
import { memberQuery, papersOfQuery, teamQuery } from '../features/team/queries.ts';
import { areaNamesQuery, areasQuery, briefAreasQuery } from '../lib/areas.ts';
import { labInfoQuery } from '../lib/lab-info.ts';
import { shorten } from '../lib/shorten.ts';
import { lazyPage } from './lazy-page.tsx';
import type { PageRoute, Place } from './route.ts';

const idIn = ({ params }: Place) => params.id ?? '';
const descriptionLength = 160;

/** What every visitor may see; these pages are drawn on the server. */
export const publicRoutes: PageRoute[] = [
  {
    path: '/',
    access: 'public',
    page: lazyPage(() => import('../features/home/home-page.tsx')),
    questions: () => [
      labInfoQuery,
      recentPapersQuery,
      briefAreasQuery,
      chosenMembersQuery,
      collaboratorsQuery,
    ],
    head: (_, client) => ({
      description: shorten(
        client.getQueryData(labInfoQuery.queryKey)?.overView.details ?? '',
        descriptionLength,
      ),
      image: client.getQueryData(labInfoQuery.queryKey)?.carousel[0]?.image,
    }),
  },
  {
    path: '/aboutUs',
    access: 'public',
    page: lazyPage(() => import('../features/about/about-page.tsx')),
    questions: () => [labInfoQuery],
    head: (_, client) => ({
      title: siteTexts.nav.about,
      description: shorten(
        client.getQueryData(labInfoQuery.queryKey)?.mission.details ?? '',
        descriptionLength,
      ),
      image: client.getQueryData(labInfoQuery.queryKey)?.overView.image,
    }),
  },
  {
    path: '/researchAreas',
    access: 'public',
    page: lazyPage(() => import('../features/areas/areas-page.tsx')),
    questions: () => [areasQuery],
    head: () => ({ title: areaTexts.title, description: areaTexts.lead }),
  },
  {
    path: '/researchAreaDetails/:id',
    access: 'public',
    page: lazyPage(() => import('../features/areas/area-page.tsx')),
    questions: (at) => [areaQuery(idIn(at))],
    head: (at, client) => {
      const area = client.getQueryData(areaQuery(idIn(at)).queryKey);
      if (!area) return { title: area === null ? areaTexts.notFound : areaTexts.title };
      return {
        title: area.departmentName,
        description: shorten(area.details, descriptionLength),
        image: area.image,
      };
    },
  },
  {
    path: '/publications',
    access: 'public',
    page: lazyPage(() => import('../features/papers/publications-page.tsx')),
    questions: ({ search }) => [papersQuery(filterFrom(search)), areaNamesQuery],
    head: () => ({ title: siteTexts.nav.publications }),
  },
  {
    path: '/paper/:id',
    access: 'public',
    page: lazyPage(() => import('../features/papers/paper-page.tsx')),
    questions: (at) => [paperQuery(idIn(at)), morePapersQuery(idIn(at))],
    head: (at, client) => {
      const paper = client.getQueryData(paperQuery(idIn(at)).queryKey);
      if (!paper) return { title: siteTexts.nav.publications };
      return {
        title: paper.title,
        description: shorten(paper.details, descriptionLength),
        image: paper.image,
      };
    },
  },
  {
    path: '/news',
    access: 'public',
    page: lazyPage(() => import('../features/news/news-list-page.tsx')),
    questions: ({ search }) => [newsListQuery(newsFrom(search))],
    head: () => ({ title: newsTexts.list.title }),
  },
  {
    path: '/news/:id',
    access: 'public',
    page: lazyPage(() => import('../features/news/news-item-page.tsx')),
    questions: (at) => [newsItemQuery(idIn(at))],
    followUps: (at, client) => {
      const item = client.getQueryData(newsItemQuery(idIn(at)).queryKey);
      return item?.authorEmail ? [newsAuthorQuery(item.authorEmail)] : [];
    },
    head: (at, client) => {
      const item = client.getQueryData(newsItemQuery(idIn(at)).queryKey);
      if (!item) return { title: newsTexts.list.title };
      return { title: item.title, description: shorten(item.summary, descriptionLength), image: item.image };
    },
  },
  {
    path: '/team',
    access: 'public',
    page: lazyPage(() => import('../features/team/team-page.tsx')),
    questions: () => [teamQuery],
    head: () => ({ title: teamTexts.title, description: teamTexts.lead }),
  },
  {
    path: '/userDetails/:id',
    access: 'public',
    page: lazyPage(() => import('../features/team/member-page.tsx')),
    questions: (at) => [memberQuery(idIn(at))],
    followUps: (at, client) => {
      const member = client.getQueryData(memberQuery(idIn(at)).queryKey);
      return member?.name ? [papersOfQuery(member.name)] : [];
    },
    head: (at, client) => {
      const member = client.getQueryData(memberQuery(idIn(at)).queryKey);
      if (!member) return { title: teamTexts.title };
      return {
        title: member.name || teamTexts.defaults.name,
        description: shorten(member.details || `${member.role}, ${member.university}`, descriptionLength),
        image: member.image,
      };
    },
  },
  {
    path: '/joinUs',
    access: 'public',
    page: lazyPage(() => import('../features/positions/join-us-page.tsx')),
    questions: () => [positionsQuery],
    head: () => ({ title: positionTexts.title, description: positionTexts.lead }),
  },
  {
    path: '/contactUs',
    access: 'public',
    page: lazyPage(() => import('./contact-us-page.tsx')),
    questions: () => [labInfoQuery],
    head: () => ({ title: siteTexts.nav.contactUs }),
  },
];
