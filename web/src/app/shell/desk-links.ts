import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';

const { menu, nav } = siteTexts;

export const deskStart = { to: paths.desk, label: menu.desk };

/** What an admin has beyond the specification's menu; the dashboard's own menu offers it. */
export const deskLinks = [
  { to: paths.publishedPapers, label: nav.publications },
  { to: paths.openPositions, label: menu.openPositions },
  { to: paths.teamMembers, label: menu.teamMembers },
  { to: paths.activity, label: menu.activity },
];
