/**
 * What a person may do at the lab, and which role may do it. Endpoints, moves, pages and links name a right,
 * never a role. It is in `api`, because endpoints and moves are declared there and import nothing from
 * features.
 */
import type { rights } from './right-sentences.ts';

export type Right = keyof typeof rights;

/**
 * A role is a row here. An account without a role is a plain member. Those that a person has beside this one
 * are in `given-roles.ts`.
 */
export const rightsOf = {
  '': [],
  writer: [],
  admin: 'all',
} as const satisfies Record<string, readonly Right[] | 'all'>;

export type Role = keyof typeof rightsOf;

export const roles = Object.keys(rightsOf) as Role[];

/** A right that a given role has; with `only` just for these kinds, or records as `position/<id>`. */
export interface GivenRight {
  readonly right: Right;
  readonly only: string[];
}

/** What somebody may: what their role says, and what the roles beside it add. */
export interface Able {
  readonly role: Role;
  readonly may?: GivenRight[] | undefined;
  /** The pages of the desk that these open; only browsers read it. */
  readonly opens?: string[] | undefined;
}

/**
 * `of` is the kind, or the record, that the right is asked for. A right for some of them is none where
 * nothing is named.
 */
export function can({ role, may }: Able, right: Right, of = ''): boolean {
  const own: readonly Right[] | 'all' = rightsOf[role];
  if (own === 'all' || own.includes(right)) return true;
  return may?.some((given) => given.right === right && (!given.only[0] || given.only.includes(of))) === true;
}

export const rolesWith = (right: Right) =>
  (Object.keys(rightsOf) as Role[]).filter((role) => can({ role }, right));

export const hasRights = ({ role, may }: Able): boolean => rightsOf[role].length > 0 || Boolean(may?.length);

/**
 * The one place that turns the claims of a token or an account into a role. Only `admin: true` makes an
 * admin.
 */
export function roleOf({ admin, role }: Record<string, unknown> = {}): Role {
  if (admin === true) return 'admin';
  const isKnown = typeof role === 'string' && role !== 'admin' && Object.hasOwn(rightsOf, role);
  return isKnown ? (role as Role) : '';
}

/**
 * Who sees links to *Write Research Paper*; every member may open it: docs/specification.md#the-avatars-menu.
 */
export const isOfferedWriting = ({ role }: { role: Role }) => role === 'writer';
