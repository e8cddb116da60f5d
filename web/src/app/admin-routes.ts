import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';
import { lazyPage } from '../ui/lazy-page.tsx';
import { dashboardFrame } from './frames.ts';
import type { PageRoute } from './route.ts';

const { menu, nav } = siteTexts;

function deskRoute(path: string, title: string, fetchPage: Parameters<typeof lazyPage>[0]): PageRoute {
  return { path, access: 'admin', frame: dashboardFrame, page: lazyPage(fetchPage), head: () => ({ title }) };
}

/** The admin's desk. */
export const adminRoutes: PageRoute[] = [
  deskRoute(paths.desk, menu.desk, () => import('../features/admin/start-page.tsx')),
  deskRoute(paths.updateInfo, menu.updateInfo, () => import('../features/admin/info-page.tsx')),
  deskRoute(paths.allUsers, menu.allUsers, () => import('../features/admin/users-page.tsx')),
  deskRoute(
    paths.applications,
    menu.manageApplications,
    () => import('../features/admin/applications-page.tsx'),
  ),
  deskRoute(paths.reviewResearch, menu.reviewResearch, () => import('./desk/review-research.tsx')),
  deskRoute(paths.addNews, menu.addNews, () => import('./desk/write-news.tsx')),
  deskRoute(paths.addArea, menu.addArea, () => import('./desk/write-areas.tsx')),
  deskRoute(paths.addCollaborators, menu.addCollaborators, () => import('./desk/write-collaborators.tsx')),
  deskRoute(paths.manageContacts, menu.manageContacts, () => import('../features/admin/messages-page.tsx')),
  deskRoute(paths.publishedPapers, nav.publications, () => import('./desk/correct-papers.tsx')),
  deskRoute(paths.openPositions, menu.openPositions, () => import('./desk/write-positions.tsx')),
  deskRoute(paths.teamMembers, menu.teamMembers, () => import('./desk/write-members.tsx')),
  deskRoute(paths.activity, menu.activity, () => import('../features/admin/activity-page.tsx')),
];
