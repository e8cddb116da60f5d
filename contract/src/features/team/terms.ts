/** What a person was at the lab, and when (docs/decisions/058-people-have-terms.md). */
import { roleName, type TeamRole } from './roles.ts';

export interface Term {
  /** The id of a role, which the lab may have removed; empty for what was never one of its roles. */
  role: string;
  /** What the person was called then; empty for the name of the role. */
  title: string;
  /** Days, months or years, such as `2019-03`; empty where nobody knows. */
  from: string;
  /** Empty while it lasts. */
  until: string;
}

/** Days, months and years are compared as far as both say. */
export function isAfter(first: string, last: string): boolean {
  const length = Math.min(first.length, last.length);
  return first.slice(0, length) > last.slice(0, length);
}

interface HasRole {
  role: string;
  title?: string;
  createdAt: string;
  terms?: readonly Term[];
}

export const isOpen = ({ until }: Term): boolean => until === '';

/** Of a person without a history: one since they joined. */
export function termsOf({ role, title = '', createdAt, terms = [] }: HasRole): Term[] {
  return terms.length > 0 ? [...terms] : [{ role, title, from: createdAt.slice(0, 10), until: '' }];
}

export const ended = (terms: readonly Term[], until: string): Term[] =>
  terms.map((term) => (isOpen(term) ? { ...term, until } : term));

/**
 * The terms of a person whose role changes. A role that began on the same day was a mistake, so it is
 * replaced, and one that is given back goes on.
 */
export function withRole(terms: readonly Term[], role: string, from: string, title = ''): Term[] {
  const kept = terms.filter((term) => !(isOpen(term) && term.from === from));
  const last = kept.at(-1);
  if (last && last.role === role && last.until === from)
    return [...kept.slice(0, -1), { ...last, title, until: '' }];
  return [...ended(kept, from), { role, title, from, until: '' }];
}

export const withTitle = (terms: readonly Term[], title: string): Term[] =>
  terms.map((term) => (isOpen(term) ? { ...term, title } : term));

/**
 * Terms that have ended keep their name when the lab renames or removes a role; the usual roles are
 * translated.
 */
export function namedTerms(terms: readonly Term[], roles: readonly TeamRole[]): Term[] {
  return terms.map((term) => {
    const role = roles.find(({ id }) => id === term.role);
    return isOpen(term) || term.title || !role ? term : { ...term, title: role.one || role.heading };
  });
}

export const termName = (term: Term, roles: readonly TeamRole[]): string =>
  term.title || (term.role && roleName(roles, term.role));

/** The year in which a person left; empty where nobody knows. */
export const yearOfLeaving = (terms: readonly Term[]): string =>
  terms.reduce((latest, { until }) => (until.slice(0, 4) > latest ? until.slice(0, 4) : latest), '');

/** Such as `2019–2024`, of the whole time. */
export function yearsOf(terms: readonly Term[]): string {
  const begins = terms.map(({ from }) => from.slice(0, 4)).filter(Boolean);
  const first = begins.sort()[0] ?? '';
  const last = terms.some(isOpen) ? '' : yearOfLeaving(terms);
  if (first === last) return first;
  return [first, last].join('–');
}
