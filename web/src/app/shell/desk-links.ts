import type { Kind } from '@lab/contract/content/kind';
import { kinds } from '@lab/contract/kinds';
import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';

const { menu, nav } = siteTexts;

export const deskStart = { to: paths.desk, label: menu.desk };

const inMenu: string[] = [paths.addNews, paths.addArea, paths.addCollaborators];

/** Links for admins that the specification does not name, so only the dashboard's menu shows them. */
export const deskLinks = [
  { to: paths.publishedPapers, label: nav.publications },
  ...Object.values<Kind>(kinds)
    .filter(({ pages }) => !inMenu.includes(pages.desk))
    .map(({ pages, menu }) => ({ to: pages.desk, label: menu })),
  { to: paths.activity, label: menu.activity },
];
