import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';

const { menu, nav } = siteTexts;

export const deskStart = { to: paths.desk, label: menu.desk };

/** Links for admins that the specification does not name, so only the dashboard's menu shows them. */
export const deskLinks = [
  { to: paths.publishedPapers, label: nav.publications },
  { to: paths.openPositions, label: menu.openPositions },
  { to: paths.teamMembers, label: menu.teamMembers },
  { to: paths.activity, label: menu.activity },
];
