/**
 * Pages behind the login, and forms that few visitors open. They are apart from their routes, because the
 * script of every page would name their files.
 */
export const deskPages = {
  infoPage: () => import('../features/lab-info/desk/info-page.tsx'),
  settingsPage: () => import('../features/settings/desk/settings-page.tsx'),
  legalDesk: () => import('../features/legal/desk/legal-desk.tsx'),
  usersPage: () => import('../features/users/desk/users-page.tsx'),
  applicationsPage: () => import('../features/applications/desk/applications-page.tsx'),
  reviewResearch: () => import('../features/papers/desk/review-page.tsx'),
  messagesPage: () => import('../features/messages/desk/messages-page.tsx'),
  barriersPage: () => import('../features/legal/desk/barriers-page.tsx'),
  correctPapers: () => import('../features/papers/desk/correct-papers.tsx'),
  importsPage: () => import('../features/imports/desk/imports-page.tsx'),
  invitationsPage: () => import('../features/invitations/desk/invitations-page.tsx'),
  archivesPage: () => import('../features/archive/desk/archives-page.tsx'),
  outboxPage: () => import('../features/mail/desk/outbox-page.tsx'),
  subscribersPage: () => import('../features/subscribers/desk/subscribers-page.tsx'),
  activityPage: () => import('../features/activity/desk/activity-page.tsx'),
  removedPage: () => import('../features/activity/desk/removed-page.tsx'),
  freePagesDesk: () => import('../features/free-pages/desk/free-pages-desk.tsx'),
  startPage: () => import('./start-page.tsx'),
  ownProfilePage: () => import('./own-profile-page.tsx'),
  writePage: () => import('../features/papers/requests/write-page.tsx'),
  editPage: () => import('../features/papers/requests/edit-page.tsx'),
  ownPapersPage: () => import('./own-papers-page.tsx'),
  forMembersPage: () => import('../features/outputs/for-members-page.tsx'),
  forMemberPage: () => import('../features/outputs/for-member-page.tsx'),
  myContactsPage: () => import('../features/messages/my-contacts-page.tsx'),
  ownApplicationsPage: () => import('./own-applications-page.tsx'),
  applicationPage: () => import('../features/applications/application-page.tsx'),
  forgotPasswordPage: () => import('../features/accounts/forgot-password-page.tsx'),
  invitationPage: () => import('../features/accounts/invitation-page.tsx'),
  reportBarrierPage: () => import('../features/legal/report-barrier-page.tsx'),
  setupPage: () => import('../features/setup/setup-page.tsx'),
};

export const kindDesks = () => import('./kind-desks.ts');
