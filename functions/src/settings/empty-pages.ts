/**
 * Which pages are linked nowhere because they have nothing to show yet, by the parts of `public/home`. Only a lab that began
 * empty (`hidesEmpty` in its lab info) leaves them out; any other has the menu of the specification.
 */
import type { AnyDeclaration } from '@lab/contract/content/kind';
import { declarations } from '@lab/contract/kinds-in-full';
import type { MenuPage } from '@lab/contract/settings/choices';

type Parts = Readonly<Record<string, unknown>>;

const isFilled: Partial<Record<MenuPage, (parts: Parts) => boolean>> = {
  about: ({ labInfo }) => Object.values(labInfo ?? {}).some((block) => Boolean(block?.details)),
  publications: ({ paperCount }) => Boolean(paperCount),
  areas: hasRecords(declarations.areas),
  news: hasRecords(declarations.news),
  team: hasRecords(declarations.team),
  events: hasRecords(declarations.events),
};

function hasRecords({ home }: AnyDeclaration) {
  return (parts: Parts) => {
    const part = parts[home?.part ?? ''];
    return Array.isArray(part) && part.length > 0;
  };
}

export function emptyPages(parts: Parts): MenuPage[] {
  // Without any lab info nobody has set up the lab yet.
  const { hidesEmpty } = (parts.labInfo ?? { hidesEmpty: true }) as { hidesEmpty?: unknown };
  if (hidesEmpty !== true) return [];
  const pages = Object.keys(isFilled) as (keyof typeof isFilled)[];
  const empty = pages.filter((page) => !isFilled[page]?.(parts));
  // Open positions are no part of it: a lab that shows nothing else is taken to have none either.
  return empty.length === pages.length ? [...empty, 'joinUs'] : empty;
}
