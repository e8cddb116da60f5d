import { freePageTexts } from '@lab/contract/free-pages/texts';
import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';
import { deskRoute } from './frames.ts';
import { kindDeskRoutes } from './kind-pages.ts';
import type { PageRoute } from './route.ts';

const { menu, nav } = siteTexts;

export const adminRoutes: PageRoute[] = [
  deskRoute(
    paths.updateInfo,
    () => menu.updateInfo,
    () => import('../features/lab-info/desk/info-page.tsx'),
  ),
  deskRoute(
    paths.settings,
    () => menu.settings,
    () => import('../features/settings/desk/settings-page.tsx'),
  ),
  deskRoute(
    paths.legal,
    () => menu.legal,
    () => import('../features/legal/desk/legal-desk.tsx'),
  ),
  deskRoute(
    paths.allUsers,
    () => menu.allUsers,
    () => import('../features/users/desk/users-page.tsx'),
  ),
  deskRoute(
    paths.applications,
    () => menu.manageApplications,
    () => import('../features/applications/desk/applications-page.tsx'),
  ),
  deskRoute(
    paths.reviewResearch,
    () => menu.reviewResearch,
    () => import('../features/papers/review-research.tsx'),
  ),
  deskRoute(
    paths.manageContacts,
    () => menu.manageContacts,
    () => import('../features/messages/desk/messages-page.tsx'),
  ),
  deskRoute(
    paths.barriers,
    () => menu.barriers,
    () => import('../features/legal/desk/barriers-page.tsx'),
  ),
  deskRoute(
    paths.publishedPapers,
    () => nav.publications,
    () => import('../features/papers/correct-papers.tsx'),
  ),
  deskRoute(
    paths.importWorks,
    () => menu.importWorks,
    () => import('../features/imports/desk/imports-page.tsx'),
  ),
  deskRoute(
    paths.invitations,
    () => menu.invitations,
    () => import('../features/invitations/desk/invitations-page.tsx'),
  ),
  deskRoute(
    paths.archives,
    () => menu.exportAll,
    () => import('../features/archive/desk/archives-page.tsx'),
  ),
  deskRoute(
    paths.activity,
    () => menu.activity,
    () => import('../features/activity/desk/activity-page.tsx'),
  ),
  deskRoute(
    paths.recentlyDeleted,
    () => menu.recentlyDeleted,
    () => import('../features/activity/desk/removed-page.tsx'),
  ),
  deskRoute(
    paths.freePages,
    () => freePageTexts.title,
    () => import('../features/free-pages/desk/free-pages-desk.tsx'),
  ),
  ...kindDeskRoutes,
];
