import type { MenuPage } from '@lab/contract/features/free-pages/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { pagesInMenusQuery } from './queries.ts';

/** The entries of the lab's own pages in the main menu or in the footer, for a list around them. */
export function PagesInMenu({ place }: Pick<MenuPage, 'place'>) {
  const { data = [] } = useQuery(pagesInMenusQuery);
  return data
    .filter((page) => page.place === place)
    .map(({ address, title }) => (
      <li key={address}>
        <NavLink to={paths.freePage(address)}>{title}</NavLink>
      </li>
    ));
}
