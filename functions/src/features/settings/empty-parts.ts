/**
 * What has nothing to show yet, by the parts of `public/home`: pages, which are linked nowhere, and sections of the home page. Only
 * a lab that began empty (`hidesEmpty` in its lab info) leaves them out; any other has those of the specification.
 */
import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import type { FilledPage, HomeSection, MenuPage } from '@lab/contract/features/settings/choices';
import { declarations } from '@lab/contract/kinds/declarations';
import { settingsIn } from './settings-store.ts';
import { withoutRecords } from './switched-off.ts';

type Parts = Readonly<Record<string, unknown>>;
type IsFilled<Name extends string> = Partial<Record<Name, (parts: Parts) => boolean>>;

export interface Empty {
  readonly pages: readonly MenuPage[];
  readonly sections: readonly HomeSection[];
  /** What the lab makes, and its alumni, which no lab shows without a record. */
  readonly made: readonly FilledPage[];
}

const hasWorks = ({ paperCount }: Parts) => Boolean(paperCount);

const pages: IsFilled<MenuPage> = {
  about: ({ labInfo }) => Object.values(labInfo ?? {}).some((block) => Boolean(block?.details)),
  publications: hasWorks,
  areas: hasRecords(declarations.areas),
  news: hasRecords(declarations.news),
  team: hasRecords(declarations.team),
  events: hasRecords(declarations.events),
};

/** The others are left out by the home page itself, in every lab. */
const sections: IsFilled<HomeSection> = {
  recentWork: hasWorks,
  areas: hasRecords(declarations.areas),
  team: (parts) => {
    const onHome = settingsIn(parts).team.roles.filter((role) => role.onHome);
    return rowsOf(declarations.team, parts).some(({ role }) => onHome.some(({ id }) => id === role));
  },
  collaborators: hasRecords(declarations.collaborators),
};

function rowsOf({ home }: AnyDeclaration, parts: Parts) {
  const part = parts[home?.part ?? ''];
  return Array.isArray(part) ? part : [];
}

function hasRecords(declaration: AnyDeclaration) {
  return (parts: Parts) => rowsOf(declaration, parts).length > 0;
}

function unfilled<Name extends string>(checks: IsFilled<Name>, parts: Parts): Name[] {
  return (Object.keys(checks) as Name[]).filter((name) => !checks[name]?.(parts));
}

export function emptyParts(parts: Parts): Empty {
  // Without any lab info nobody has set up the lab yet.
  const { hidesEmpty } = (parts.labInfo ?? { hidesEmpty: true }) as { hidesEmpty?: unknown };
  const made = withoutRecords(parts);
  if (hidesEmpty !== true) return { pages: [], sections: [], made };
  const empty = unfilled(pages, parts);
  // Open positions are no part of it: a lab that shows nothing else is taken to have none either.
  const joinUs: MenuPage[] = empty.length === Object.keys(pages).length ? ['joinUs'] : [];
  return { pages: [...empty, ...joinUs], sections: unfilled(sections, parts), made };
}
