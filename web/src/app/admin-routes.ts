import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';
import { lazyPage } from '../ui/lazy-page.tsx';
import { dashboardFrame } from './frames.ts';
import type { PageRoute } from './route.ts';

const { menu, nav } = siteTexts;

function deskRoute(path: string, title: string, fetchPage: Parameters<typeof lazyPage>[0]): PageRoute {
  return { path, access: 'admin', frame: dashboardFrame, page: lazyPage(fetchPage), head: () => ({ title }) };
}

export const adminRoutes: PageRoute[] = [
  deskRoute(paths.desk, menu.desk, () => import('../desk/start-page.tsx')),
  deskRoute(paths.updateInfo, menu.updateInfo, () => import('../features/lab-info/desk/info-page.tsx')),
  deskRoute(paths.allUsers, menu.allUsers, () => import('../features/users/desk/users-page.tsx')),
  deskRoute(
    paths.applications,
    menu.manageApplications,
    () => import('../features/applications/desk/applications-page.tsx'),
  ),
  deskRoute(
    paths.reviewResearch,
    menu.reviewResearch,
    () => import('../features/papers/review-research.tsx'),
  ),
  deskRoute(paths.addNews, menu.addNews, () => import('../features/news/write-news.tsx')),
  deskRoute(paths.addArea, menu.addArea, () => import('../features/areas/write-areas.tsx')),
  deskRoute(
    paths.addCollaborators,
    menu.addCollaborators,
    () => import('../features/collaborators/write-collaborators.tsx'),
  ),
  deskRoute(
    paths.manageContacts,
    menu.manageContacts,
    () => import('../features/messages/desk/messages-page.tsx'),
  ),
  deskRoute(paths.publishedPapers, nav.publications, () => import('../features/papers/correct-papers.tsx')),
  deskRoute(
    paths.openPositions,
    menu.openPositions,
    () => import('../features/positions/write-positions.tsx'),
  ),
  deskRoute(paths.teamMembers, menu.teamMembers, () => import('../features/team/write-members.tsx')),
  deskRoute(paths.activity, menu.activity, () => import('../features/activity/desk/activity-page.tsx')),
];
