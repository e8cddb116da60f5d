/** The pages about one record each: called with its id, or with the `pattern` that the table of routes matches. */
function recordPage(pattern: string) {
  return Object.assign((id: string) => pattern.replace(/:\w+/, () => encodeURIComponent(id)), { pattern });
}

/** The pages of admins. */
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

/** Every page's address, once: for the routes, for links, and for the sitemap and the feeds of the server. */
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
