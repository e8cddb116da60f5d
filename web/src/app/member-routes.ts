import { accountTexts } from '@lab/contract/accounts/texts';
import { applicationTexts } from '@lab/contract/applications/texts';
import { dashboardTexts } from '@lab/contract/dashboard/texts';
import { messageTexts } from '@lab/contract/messages/texts';
import { paths } from '@lab/contract/pages/paths';
import { paperTexts } from '@lab/contract/papers/texts';
import { sessionTexts } from '@lab/contract/session/texts';
import { teamTexts } from '@lab/contract/team/texts';
import { lazyPage } from '../ui/lazy-page.tsx';
import { dashboardFrame, formFrame } from './frames.ts';
import type { PageRoute } from './route.ts';

/** Open to everybody, but rendered only in the browser. */
const accountRoutes: PageRoute[] = [
  {
    path: paths.login,
    access: 'public',
    browserOnly: true,
    frame: formFrame,
    page: lazyPage(() => import('../features/accounts/login-page.tsx')),
    head: () => ({ title: sessionTexts.login.title }),
  },
  {
    path: paths.registration,
    access: 'public',
    browserOnly: true,
    frame: formFrame,
    page: lazyPage(() => import('../features/accounts/registration-page.tsx')),
    head: () => ({ title: sessionTexts.registration.title }),
  },
  {
    path: paths.forgotPassword,
    access: 'public',
    browserOnly: true,
    frame: formFrame,
    page: lazyPage(() => import('../features/accounts/forgot-password-page.tsx')),
    head: () => ({ title: accountTexts.forgotPassword.title }),
  },
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
    page: lazyPage(() => import('../features/applications/application-page.tsx')),
    head: ({ params }) => ({ title: applicationTexts.form.title(params.role ?? '') }),
  },
];

const dashboardRoutes: PageRoute[] = [
  {
    path: paths.dashboard,
    access: 'member',
    frame: dashboardFrame,
    page: lazyPage(() => import('../features/dashboard/dashboard-page.tsx')),
    head: () => ({ title: dashboardTexts.label }),
  },
  {
    path: paths.profile,
    access: 'member',
    frame: dashboardFrame,
    page: lazyPage(() => import('./own-profile-page.tsx')),
    head: () => ({ title: teamTexts.profile.title }),
  },
  {
    path: paths.writeResearch,
    access: 'member',
    frame: dashboardFrame,
    page: lazyPage(() => import('../features/papers/requests/write-page.tsx')),
    head: () => ({ title: paperTexts.write.title }),
  },
  {
    path: paths.editPaper.pattern,
    access: 'member',
    frame: dashboardFrame,
    page: lazyPage(() => import('../features/papers/requests/edit-page.tsx')),
    head: () => ({ title: paperTexts.edit.title }),
  },
  {
    path: paths.pendingPapers,
    access: 'member',
    frame: dashboardFrame,
    page: lazyPage(() => import('./own-papers-page.tsx')),
    head: () => ({ title: paperTexts.pending.title }),
  },
  {
    path: paths.myContacts,
    access: 'member',
    frame: dashboardFrame,
    page: lazyPage(() => import('../features/messages/my-contacts-page.tsx')),
    head: () => ({ title: messageTexts.mine.title }),
  },
  {
    path: paths.myApplication,
    access: 'member',
    frame: dashboardFrame,
    page: lazyPage(() => import('./own-applications-page.tsx')),
    head: () => ({ title: applicationTexts.mine.title }),
  },
];

export const memberRoutes: PageRoute[] = [...accountRoutes, ...dashboardRoutes];
