// The addresses of all pages, with what a heading says. Those of kinds of content come from the index of
// kinds, so a new kind is looked at without a word here.
import type { Kind } from '@lab/contract/core/content/kind';
import { paths } from '@lab/contract/features/pages/paths';
import { declarations } from '@lab/contract/kinds/declarations';
import { kindNames, kinds } from '@lab/contract/kinds/kinds';
import { ask, baseUrl } from './lab.ts';
import type { Route } from './page-look.ts';

/** Of each kind that has pages, the first record in its list whose name has no formula. */
const ofRecords = await Promise.all(
  kindNames.map(async (name): Promise<Route[]> => {
    const { path, pages }: Kind = kinds[name];
    const { nameField } = declarations[name];
    if (!pages.one) return [];
    const all: Record<string, string>[] = await ask(`${baseUrl}/api${path}`, 'GET', undefined);
    const record = all.find((one) => !one[nameField]?.includes('$'));
    if (!record) throw new Error(`The demo lab has no record of ${name}.`);
    return [[pages.one(String(record._id)), String(record[nameField])]];
  }),
);

const ofLists = kindNames.flatMap((name): Route[] => {
  const { listPage } = declarations[name];
  return listPage ? [[kinds[name].pages.all, listPage.title]] : [];
});

/** Where a visitor reads. */
export const readRoutes: Route[] = [
  [paths.home, 'Kestrel Point Laboratory'],
  [paths.about, 'Mission'],
  [paths.publications, "What's New at Kestrel Point Laboratory"],
  ['/publications?view=list', 'Publications'],
  [paths.paper('potentials-that-know-when-to-stop'), 'Learned potentials that know when to stop'],
  ...ofLists,
  ...ofRecords.flat(),
  [paths.year('2025'), '2025'],
  [paths.year('2026'), '2026'],
];

/** Where a visitor writes. */
export const formRoutes: Route[] = [
  [paths.contactUs, 'Contact Us'],
  [paths.login, 'Login'],
  [paths.registration, 'Registration'],
  [paths.forgotPassword, 'Forgot password'],
  [paths.reportBarrier, 'Report a barrier'],
];

export const publicRoutes: Route[] = [
  ...readRoutes,
  ...formRoutes,
  ['/publications?q=nothing-is-called-so', 'Publications'],
  [`${paths.exportList}?author=Kurohane`, 'Export list'],
  ['/alumni?by=role', 'Alumni'],
  [paths.verifyEmail, 'Verify your email'],
  ['/subscription?leave=a.b', 'Leave the news by mail'],
  ['/subscription?state=asked', 'Look into your mailbox'],
];

export const memberRoutes: Route[] = [
  [paths.application('Field Engineer, Estuary Network'), 'Apply to be Field Engineer, Estuary Network'],
  [paths.dashboard, 'Welcome, Wren Adeyelu'],
  [paths.profile, 'Personal Information'],
  [paths.writeResearch, 'Write Research Paper'],
  [paths.editPaper('request-beach-survey'), 'Edit Paper'],
  [paths.pendingPapers, 'My Pending Paper'],
  [paths.myContacts, 'My Contacts'],
  [paths.myApplication, 'My applications'],
  ['/contactUs#form', 'Contact Us'],
];

export const adminRoutes: Route[] = [
  [paths.dashboard, 'Welcome, Ines Falkenrath'],
  ...Object.values<Kind>(kinds).map(({ pages, menu }): Route => [pages.desk, menu]),
  [paths.updateInfo, 'Update info'],
  [paths.settings, 'Settings'],
  ['/dashboard/settings?part=look', 'Settings'],
  ['/dashboard/settings?part=menu', 'Settings'],
  ['/dashboard/settings?part=team', 'Settings'],
  ['/dashboard/legal?part=accessibility', 'Legal pages'],
  [paths.barriers, 'Barriers'],
  [paths.allUsers, 'All Users'],
  [paths.applications, 'Manage Applications'],
  [paths.reviewResearch, 'Review Research Paper'],
  [paths.manageContacts, 'Manage Contacts'],
  [paths.publishedPapers, 'Publications'],
  [paths.activity, 'Activity log'],
  [paths.recentlyDeleted, 'Recently deleted'],
  [paths.importWorks, 'Import works'],
  [paths.outbox, 'Outbox'],
  [paths.subscribers, 'Subscribers'],
  [paths.forMembers, 'For members'],
];
