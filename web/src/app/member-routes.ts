import { accountTexts } from '@lab/contract/accounts/texts';
import { applicationTexts } from '@lab/contract/applications/texts';
import { dashboardTexts } from '@lab/contract/dashboard/texts';
import { invitationTexts } from '@lab/contract/invitations/texts';
import { legalTexts } from '@lab/contract/legal/texts';
import { messageTexts } from '@lab/contract/messages/texts';
import { paths } from '@lab/contract/pages/paths';
import { paperTexts } from '@lab/contract/papers/texts';
import { sessionTexts } from '@lab/contract/session/texts';
import { setupTexts } from '@lab/contract/setup/texts';
import { teamTexts } from '@lab/contract/team/texts';
import { lazyPage } from '../ui/lazy-page.tsx';
import { accountRoute, deskPage, formFrame, memberRoute } from './frames.ts';
import type { PageRoute } from './route.ts';

export const memberRoutes: PageRoute[] = [
  accountRoute(paths.invitation, () => invitationTexts.title, deskPage('invitationPage')),
  accountRoute(paths.reportBarrier, () => legalTexts.report, deskPage('reportBarrierPage')),
  accountRoute(paths.setup, () => setupTexts.title, deskPage('setupPage')),
  accountRoute(
    paths.login,
    () => sessionTexts.login.title,
    () => import('../features/accounts/login-page.tsx'),
  ),
  accountRoute(
    paths.registration,
    () => sessionTexts.registration.title,
    () => import('../features/accounts/registration-page.tsx'),
  ),
  accountRoute(paths.forgotPassword, () => accountTexts.forgotPassword.title, deskPage('forgotPasswordPage')),
  {
    path: paths.verifyEmail,
    access: 'public',
    page: lazyPage(() => import('../features/accounts/verify-email-page.tsx')),
    head: () => ({ title: sessionTexts.verifyEmail.title }),
  },
  {
    path: paths.application.pattern,
    access: 'member',
    frame: formFrame,
    page: lazyPage(deskPage('applicationPage')),
    head: ({ params }) => ({ title: applicationTexts.form.title(params.role ?? '') }),
  },
  memberRoute(paths.dashboard, () => dashboardTexts.label, deskPage('startPage')),
  memberRoute(paths.profile, () => teamTexts.profile.title, deskPage('ownProfilePage')),
  memberRoute(paths.writeResearch, () => paperTexts.write.title, deskPage('writePage')),
  memberRoute(paths.editPaper.pattern, () => paperTexts.edit.title, deskPage('editPage')),
  memberRoute(paths.pendingPapers, () => paperTexts.pending.title, deskPage('ownPapersPage')),
  memberRoute(paths.myContacts, () => messageTexts.mine.title, deskPage('myContactsPage')),
  memberRoute(paths.myApplication, () => applicationTexts.mine.title, deskPage('ownApplicationsPage')),
];
