import type { Kind } from '@lab/contract/core/content/kind';
import { paths } from '@lab/contract/features/pages/paths';
import { kinds, outputKinds } from '@lab/contract/kinds/kinds';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { pagesInMenusQuery } from '../../features/free-pages/queries.ts';
import { useSettings } from '../../lib/settings.ts';
import { mainLinks } from './main-links.ts';

interface SiteLink {
  to: string;
  label: string;
}

export interface LinkGroup {
  name: string;
  links: SiteLink[];
}

const research: string[] = [
  paths.areas,
  paths.publications,
  ...Object.values<Kind>(outputKinds).map(({ pages }) => pages.all),
];
const dates: string[] = [paths.news, kinds.events.pages.all];

function inGroups(links: readonly SiteLink[]): LinkGroup[] {
  const { frame } = siteTexts;
  const isResearch = (to: string) => research.includes(to) || /^\/\d{4}$/.test(to);
  return [
    { name: frame.research, links: links.filter(({ to }) => isResearch(to)) },
    { name: frame.lab, links: links.filter(({ to }) => !isResearch(to) && !dates.includes(to)) },
    { name: frame.dates, links: links.filter(({ to }) => dates.includes(to)) },
  ].filter(({ links }) => links.length > 0);
}

/** The pages of the main menu, those beside it (`more`), and all of them (`all`), the last two in groups. */
export function useSiteLinks() {
  const { menu = mainLinks(), emptyPages, inFooter = [] } = useSettings();
  const { data: freePages = [] } = useQuery(pagesInMenusQuery);
  const freePagesOf = (place: 'menu' | 'footer') =>
    freePages
      .filter((page) => page.place === place)
      .map(({ address, title }) => ({ to: paths.freePage(address), label: title }));
  const ofKinds = Object.values<Kind>(kinds).flatMap(({ pages: { all }, inFooter: label }) =>
    label && !emptyPages?.includes(all) ? [{ to: all, label }] : [],
  );
  const main = [...menu, ...freePagesOf('menu')];
  const rest = [
    ...inFooter,
    ...ofKinds,
    ...freePagesOf('footer'),
    { to: paths.contact, label: siteTexts.nav.contact },
  ];
  const more = rest.filter(({ to }) => !main.some((link) => link.to === to));
  return {
    main,
    more: inGroups(more),
    // The form to write to the lab is on the page with its address.
    all: inGroups([...main, ...more].filter(({ to }) => to !== paths.contactUs)),
  };
}
