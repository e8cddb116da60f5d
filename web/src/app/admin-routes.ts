import { freePageTexts } from '@lab/contract/features/free-pages/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { deskPage, deskRoute } from './frames.ts';
import { kindDeskRoutes } from './kind-pages.ts';
import type { PageRoute } from './route.ts';

const { menu, nav } = siteTexts;

export const adminRoutes: PageRoute[] = [
  deskRoute(paths.updateInfo, () => menu.updateInfo, deskPage('infoPage')),
  deskRoute(paths.settings, () => menu.settings, deskPage('settingsPage')),
  deskRoute(paths.legal, () => menu.legal, deskPage('legalDesk')),
  deskRoute(paths.allUsers, () => menu.allUsers, deskPage('usersPage')),
  deskRoute(paths.applications, () => menu.manageApplications, deskPage('applicationsPage')),
  deskRoute(paths.reviewResearch, () => menu.reviewResearch, deskPage('reviewResearch')),
  deskRoute(paths.manageContacts, () => menu.manageContacts, deskPage('messagesPage')),
  deskRoute(paths.barriers, () => menu.barriers, deskPage('barriersPage')),
  deskRoute(paths.publishedPapers, () => nav.publications, deskPage('correctPapers')),
  deskRoute(paths.importWorks, () => menu.importWorks, deskPage('importsPage')),
  deskRoute(paths.invitations, () => menu.invitations, deskPage('invitationsPage')),
  deskRoute(paths.archives, () => menu.exportAll, deskPage('archivesPage')),
  deskRoute(paths.outbox, () => menu.outbox, deskPage('outboxPage')),
  deskRoute(paths.subscribers, () => menu.subscribers, deskPage('subscribersPage')),
  deskRoute(paths.activity, () => menu.activity, deskPage('activityPage')),
  deskRoute(paths.recentlyDeleted, () => menu.recentlyDeleted, deskPage('removedPage')),
  deskRoute(paths.freePages, () => freePageTexts.title, deskPage('freePagesDesk')),
  ...kindDeskRoutes,
];
