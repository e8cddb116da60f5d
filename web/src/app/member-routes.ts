import { inPlainText } from '@lab/contract/core/math/rendered';
import { legalTexts } from '@lab/contract/features/legal/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { setupTexts } from '@lab/contract/features/setup/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { positionsQuery } from '../features/positions/queries.ts';
import { lazyPage } from '../ui/lazy-page.tsx';
import { accountRoute, deskPage, deskRoute, formFrame } from './frames.ts';
import type { PageRoute } from './route.ts';

const { menu, titles } = siteTexts;

export const memberRoutes: PageRoute[] = [
  accountRoute(paths.invitation, () => titles.invitation, deskPage('invitationPage')),
  accountRoute(paths.reportBarrier, () => legalTexts.report, deskPage('reportBarrierPage')),
  accountRoute(paths.setup, () => setupTexts.title, deskPage('setupPage')),
  accountRoute(
    paths.login,
    () => sessionTitles.login,
    () => import('../features/accounts/login-page.tsx'),
  ),
  accountRoute(
    paths.registration,
    () => sessionTitles.registration,
    () => import('../features/accounts/registration-page.tsx'),
  ),
  accountRoute(paths.forgotPassword, () => titles.forgotPassword, deskPage('forgotPasswordPage')),
  {
    path: paths.verifyEmail,
    access: 'public',
    page: lazyPage(() => import('../features/accounts/verify-email-page.tsx')),
    head: () => ({ title: sessionTitles.verifyEmail }),
  },
  {
    path: paths.application.pattern,
    access: 'member',
    frame: formFrame,
    page: lazyPage(deskPage('applicationPage')),
    head: ({ params: { role = '' } }, client) => {
      const positions = client.getQueryData(positionsQuery.queryKey);
      const position = positions?.find((each) => each.role === role);
      return { title: positionTexts.apply(inPlainText(role, position?.drawn)) };
    },
  },
  deskRoute(paths.dashboard, () => menu.dashboard, 'startPage'),
  deskRoute(paths.profile, () => teamTexts.profile.title, 'ownProfilePage'),
  deskRoute(paths.writeResearch, () => paperTexts.write.title, 'writePage'),
  deskRoute(paths.editPaper.pattern, () => paperTexts.edit.title, 'editPage'),
  deskRoute(paths.pendingPapers, () => paperTexts.pending.title, 'ownPapersPage'),
  deskRoute(paths.forMembers, () => menu.forMembers, 'forMembersPage'),
  deskRoute(paths.forMember.pattern, () => menu.forMembers, 'forMemberPage'),
  deskRoute(paths.myContacts, () => menu.myContacts, 'myContactsPage'),
  deskRoute(paths.myApplication, () => menu.myApplications, 'ownApplicationsPage'),
];
