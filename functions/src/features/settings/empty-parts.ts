/**
 * What has nothing to show yet, by the parts of `public/home`: pages, which are linked nowhere, and sections
 * of the home page. Only a lab that wants no words for gaps leaves them out, as one that began empty; any
 * other has those of the specification.
 */
import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import type { FilledPage, HomeSection, MenuPage } from '@lab/contract/features/settings/choices';
import { declarations } from '@lab/contract/kinds/declarations';
import { settingsIn } from './settings-store.ts';
import { newestYear, withoutRecords } from './switched-off.ts';

type Parts = Readonly<Record<string, unknown>>;
type IsFilled<Name extends string> = Partial<Record<Name, (parts: Parts) => boolean>>;

export interface Empty {
  readonly pages: readonly MenuPage[];
  readonly sections: readonly HomeSection[];
  /** What the lab makes, and its alumni, which no lab shows without a record. */
  readonly made: readonly FilledPage[];
  /** To which years in review lead; empty without works. */
  readonly newestYear: string;
  /** More works than anybody looks at as cards. */
  readonly manyWorks: boolean;
}

/** So many works, or works without a picture, are easier to look through as a list. */
const longList = { works: 100, plain: 30 };

function hasManyWorks({ paperCount, papersByYear }: Parts): boolean {
  const years: ({ plain?: unknown } | null)[] = Array.isArray(papersByYear) ? papersByYear : [];
  const plain = years.reduce((all, year) => all + (Number(year?.plain) || 0), 0);
  return Number(paperCount) > longList.works || plain > longList.plain;
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
  const made = withoutRecords(parts);
  const year = newestYear(parts);
  const all = { made, newestYear: year, manyWorks: hasManyWorks(parts) };
  if (settingsIn(parts).words.gaps === 'named') return { ...all, pages: [], sections: [] };
  const empty = unfilled(pages, parts);
  // Open positions are no part of it: a lab that shows nothing else is taken to have none either.
  const joinUs: MenuPage[] = empty.length === Object.keys(pages).length ? ['joinUs'] : [];
  return { ...all, pages: [...empty, ...joinUs], sections: unfilled(sections, parts) };
}
