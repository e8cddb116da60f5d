/** The address of a record's page: call it with an id, or use `pattern` in the table of routes. */
function recordPage(pattern: string) {
  return Object.assign((id: string) => pattern.replace(/:\w+/, () => encodeURIComponent(id)), { pattern });
}

export const deskPaths = {
  desk: '/dashboard/desk',
  updateInfo: '/dashboard/updateInfo',
  allUsers: '/dashboard/allUsers',
  applications: '/dashboard/applications',
  reviewResearch: '/dashboard/reviewResearch',
  addNews: '/dashboard/addNews',
  addArea: '/dashboard/addArea',
  addCollaborators: '/dashboard/addCollaborators',
  manageContacts: '/dashboard/manageContacts',
  publishedPapers: '/dashboard/publications',
  openPositions: '/dashboard/openPositions',
  teamMembers: '/dashboard/teamMembers',
  activity: '/dashboard/activity',
} as const;

/** The address of every page, for routes, links, the sitemap and feeds. */
export const paths = {
  home: '/',
  about: '/aboutUs',
  areas: '/researchAreas',
  area: recordPage('/researchAreaDetails/:id'),
  publications: '/publications',
  paper: recordPage('/paper/:id'),
  news: '/news',
  newsItem: recordPage('/news/:id'),
  team: '/team',
  member: recordPage('/userDetails/:id'),
  joinUs: '/joinUs',
  contact: '/contact',
  contactUs: '/contactUs',
  login: '/login',
  registration: '/registration',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgotPassword',
  application: recordPage('/application/:role'),
  dashboard: '/dashboard',
  profile: '/dashboard/userProfile',
  writeResearch: '/dashboard/writeResearch',
  editPaper: recordPage('/dashboard/editPaper/:id'),
  pendingPapers: '/dashboard/pendingPaper',
  myContacts: '/dashboard/myContacts',
  myApplication: '/dashboard/myApplication',
  ...deskPaths,
} as const;
