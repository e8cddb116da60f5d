import { outputTexts } from '../outputs/rows.ts';
import type { CardShape, PeopleOrder } from '../team/roles.ts';
import type { HomeSection } from './choices.ts';

const parts = {
  identity: 'Identity',
  look: 'Look',
  menu: 'Menu',
  home: 'Home page',
  team: 'Team',
  words: 'Words',
  notices: 'Announcement and footer',
  press: 'Press',
  visits: 'Visits',
  redirects: 'Redirects',
} as const;

const identity = {
  logo: 'Logo',
  logoHelp: 'For light pages. PNG, WebP or SVG, best with a transparent ground',
  logoDark: 'Logo for dark pages',
  logoDarkHelp: 'Also for the footer. Without it the logo stands on a white plate there',
  icon: 'Icon',
  iconHelp: 'A square picture for the tab of the browser; empty makes it of the logo',
  sharePicture: 'Share picture',
  sharePictureHelp: 'Shown when a page without a picture is shared; empty takes the first of the carousel',
  noTimeZone: 'There is no such time zone. Please write it as in Europe/Berlin',
  remove: (picture: string) => `Remove: ${picture}`,
} as const;

const look = {
  noColor: 'A colour is written as # and six digits or letters from a to f, such as #7a1f5c',
  pale: (contrast: string, better: string) =>
    `On light pages this colour has a contrast of ${contrast}, and text needs 4.5. ${better} would do.`,
  takeBetter: (better: string) => `Use ${better}`,
  pick: 'Pick a colour',
} as const;

const preview = {
  title: 'Preview',
  help: 'The real pages with what is not saved yet',
  page: 'Page in the preview',
  scheme: 'Colours in the preview',
  light: 'Light',
  dark: 'Dark',
  device: 'Device in the preview',
  computer: 'Computer',
  phone: 'Phone',
} as const;

const menu = {
  pages: 'Pages',
  help: 'Drag, or press Alt and an arrow key. A page that is hidden keeps its address. In a lab that began empty, a page without content is added when it has some. Projects and other things that you make are never shown while there are none; turn off both switches to hide them from the whole site.',
  name: 'Name in the menu',
  shown: 'In the menu',
  footer: 'Otherwise in the footer',
} as const;

const sectionNames: Record<HomeSection, string> = {
  recentWork: 'Recent Work',
  selectedWork: 'Selected publications',
  nextEvents: 'Next events',
  latestNews: 'News',
  areas: 'Research Areas',
  team: 'Team Members',
  collaborators: 'Collaborators',
  ...outputTexts,
};

const home = {
  sections: 'Sections',
  help: 'Drag, or press Alt and an arrow key. Projects and other things that you make are shown only while there are some.',
  heading: 'Heading',
  shown: 'On the home page',
} as const;

const shapes: Record<CardShape, string> = {
  wide: 'Wide cards with what a person says',
  grid: 'Cards side by side',
  side: 'Small pictures',
};

const orders: Record<PeopleOrder, string> = {
  joined: 'Who has been there longer comes first',
  hand: 'By hand, under Team Members',
};

const team = {
  order: 'People with the same role',
  orders,
  roles: 'Roles',
  help: 'In this order on the Team page. Drag, or press Alt and an arrow key. The heading stands above the people. Without a name for one person the heading is used. The usual four are translated as long as you do not name them.',
  role: 'Role',
  heading: 'Heading',
  headingHelp: 'Such as Doctoral students',
  one: 'One person',
  oneHelp: 'Such as Doctoral student',
  shape: 'Shown as',
  shapes,
  onHome: 'On the home page',
  add: 'Add a role',
  remove: (name: string) => `Remove: ${name}`,
  newRole: 'New role',
  noHeading: 'Please write the heading of this role',
  noRole: 'A team needs a role',
  tooMany: (most: number) => `There can be ${most} roles at most`,
  inUse: (role: string, names: string, others: number) =>
    `${names}${others > 0 ? ` and ${others} more` : ''} ${names.includes(',') || others > 0 ? 'are' : 'is'} ${role}. Please choose another role for them under Team Members first.`,
} as const;

const notices = {
  wrongOrder: 'It ends before it begins',
} as const;

const press = {
  help: 'The page Press has your sentence, your logo and the portraits that members offer themselves. It is in the footer as soon as there is a contact here or a portrait; Settings, Menu hides it or puts it into the menu.',
} as const;

const visits = {
  help: 'Plausible and Umami count without cookies, and can run on a server of your own. Browsers that have opened the desk are not counted. Say it on the privacy page as well.',
  wrongAddress: 'The address starts with https:// and has neither ? nor #',
  noScript: 'Please write the address of the script',
  noSite: 'Please write how the tool calls this site',
  wrongHash: 'A hash starts with sha256-, sha384- or sha512-',
} as const;

const redirects = {
  list: 'Redirects',
  from: 'Old address',
  to: 'New address',
  help: 'For links to addresses of an older site. A page that exists is never redirected.',
  add: 'Add a redirect',
  remove: (at: number) => `Remove redirect ${at}`,
  empty: 'No redirects.',
  wrongFrom: 'The old address is a path of this site such as /people.html, without ? and #',
  pageFrom: 'This site has a page at this address',
  wrongTo: 'The new address is a path of this site such as /team, or starts with https://',
  double: 'This old address is in the list twice',
  chain: 'This new address is redirected itself. Please write the last address',
} as const;

export const settingsTexts = {
  title: 'Settings',
  lead: 'Name, look and menu of the site. Visitors see a change within a minute or two.',
  tabs: 'Settings',
  parts,
  identity,
  look,
  menu,
  home,
  team,
  sectionNames,
  notices,
  preview,
  press,
  visits,
  redirects,
  saved: 'Updated successfully',
  position: (name: string, at: number, of: number) => `${name} is now ${at} of ${of}`,
  moveUp: (name: string) => `Move up: ${name}`,
  moveDown: (name: string) => `Move down: ${name}`,
  unknown: 'There is no such choice',
  twice: 'Each can be in the list only once',
} as const;
