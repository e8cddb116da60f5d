import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';

const { nav } = siteTexts;

/** The menu of a lab that has chosen no other: docs/specification.md#the-top-bar. */
export const mainLinks = () => [
  { to: paths.home, label: nav.home },
  { to: paths.about, label: nav.about },
  { to: paths.areas, label: nav.researchAreas },
  { to: paths.publications, label: nav.publications },
  { to: paths.team, label: nav.team },
  { to: paths.joinUs, label: nav.joinUs },
  { to: paths.contactUs, label: nav.contactUs },
  { to: paths.news, label: nav.news },
];
