import { recordPage } from '../content/record-page.ts';
import { freePages } from '../free-pages/pages.ts';
import { kinds } from '../kinds.ts';

export const deskPaths = {
  freePages: freePages.pages.desk,
  updateInfo: '/dashboard/updateInfo',
  allUsers: '/dashboard/allUsers',
  applications: '/dashboard/applications',
  reviewResearch: '/dashboard/reviewResearch',
  addNews: kinds.news.pages.desk,
  addArea: kinds.areas.pages.desk,
  addCollaborators: kinds.collaborators.pages.desk,
  manageContacts: '/dashboard/manageContacts',
  publishedPapers: '/dashboard/publications',
  importWorks: '/dashboard/importWorks',
  openPositions: kinds.positions.pages.desk,
  teamMembers: kinds.team.pages.desk,
  activity: '/dashboard/activity',
  recentlyDeleted: '/dashboard/recentlyDeleted',
} as const;

/** The address of every page, for routes, links, the sitemap and feeds. */
export const paths = {
  home: '/',
  about: '/aboutUs',
  areas: kinds.areas.pages.all,
  area: kinds.areas.pages.one,
  publications: '/publications',
  exportList: '/publications/export',
  paper: recordPage('/paper/:id'),
  news: kinds.news.pages.all,
  newsItem: kinds.news.pages.one,
  team: kinds.team.pages.all,
  member: kinds.team.pages.one,
  joinUs: kinds.positions.pages.all,
  position: kinds.positions.pages.one,
  freePage: recordPage('/pages/:address'),
  contact: '/contact',
  contactUs: '/contactUs',
  login: '/login',
  registration: '/registration',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgotPassword',
  application: recordPage('/application/:role'),
  dashboard: '/dashboard',
  /** The old address of the admins' dashboard, which redirects. */
  oldDesk: '/dashboard/desk',
  profile: '/dashboard/userProfile',
  writeResearch: '/dashboard/writeResearch',
  editPaper: recordPage('/dashboard/editPaper/:id'),
  pendingPapers: '/dashboard/pendingPaper',
  myContacts: '/dashboard/myContacts',
  myApplication: '/dashboard/myApplication',
  ...deskPaths,
} as const;
