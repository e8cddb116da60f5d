import { freePageTexts } from '@lab/contract/features/free-pages/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { deskRoute } from './frames.ts';
import { kindDeskRoutes } from './kind-pages.ts';
import type { PageRoute } from './route.ts';

const { menu, nav } = siteTexts;

export const adminRoutes: PageRoute[] = [
  deskRoute(paths.updateInfo, () => menu.updateInfo, 'infoPage'),
  deskRoute(paths.settings, () => menu.settings, 'settingsPage'),
  deskRoute(paths.legal, () => menu.legal, 'legalDesk'),
  deskRoute(paths.allUsers, () => menu.allUsers, 'usersPage'),
  deskRoute(paths.applications, () => menu.manageApplications, 'applicationsPage'),
  deskRoute(paths.reviewResearch, () => menu.reviewResearch, 'reviewResearch'),
  deskRoute(paths.manageContacts, () => menu.manageContacts, 'messagesPage'),
  deskRoute(paths.barriers, () => menu.barriers, 'barriersPage'),
  deskRoute(paths.publishedPapers, () => nav.publications, 'correctPapers'),
  deskRoute(paths.importWorks, () => menu.importWorks, 'importsPage'),
  deskRoute(paths.invitations, () => menu.invitations, 'invitationsPage'),
  deskRoute(paths.archives, () => menu.exportAll, 'archivesPage'),
  deskRoute(paths.outbox, () => menu.outbox, 'outboxPage'),
  deskRoute(paths.subscribers, () => menu.subscribers, 'subscribersPage'),
  deskRoute(paths.activity, () => menu.activity, 'activityPage'),
  deskRoute(paths.recentlyDeleted, () => menu.recentlyDeleted, 'removedPage'),
  deskRoute(paths.freePages, () => freePageTexts.title, 'freePagesDesk'),
  ...kindDeskRoutes,
];
