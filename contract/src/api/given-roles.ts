/**
 * The roles that somebody can have beside the one of the specification, several at once, also until a time
 * and for some kinds or positions only. They are apart from `rightsOf`, because visitors' pages load that.
 */
import type { GivenRight, Right } from './rights.ts';

const writing = [
  'news.write',
  'events.write',
  'positions.write',
  'outputs.write',
  'site.write',
] as const satisfies readonly Right[];

/** A given role is a row here. None has a right over people, settings, mail or the whole of the data. */
export const givenRights = {
  editor: [
    'desk.use',
    ...writing,
    'news.edit',
    'events.edit',
    'positions.edit',
    'outputs.edit',
    'site.edit',
    'papers.correct',
  ],
  contributor: ['desk.use', ...writing],
  reviewer: ['desk.use', 'papers.publish'],
  recruiter: ['desk.use', 'positions.write', 'positions.edit', 'applications.decide'],
} as const satisfies Record<string, readonly Right[]>;

export type GivenRole = keyof typeof givenRights;

export const givenRoles = Object.keys(givenRights) as GivenRole[];

/** What a role can be limited to; a reviewer of papers decides about all of them. */
export const limitedTo: { readonly [R in GivenRole]?: 'kinds' | 'positions' } = {
  editor: 'kinds',
  contributor: 'kinds',
  recruiter: 'positions',
};

/** A role that a person was given. */
export interface Grant {
  role: GivenRole;
  /** The names of kinds, or the ids of positions; all where it is empty. */
  only: string[];
  /** The moment at which it ends, or an empty text. */
  until: string;
}

/** How a right for one record names it. */
export const scopeOf = (kind: string, id: string) => `${kind}/${id}`;

/** The rights of those that have not ended. To use the desk is the same for every kind. */
export function mayOf(grants: readonly Grant[], now: Date): GivenRight[] {
  return grants
    .filter(({ role, until }) => Object.hasOwn(givenRights, role) && !hasEnded(until, now))
    .flatMap(({ role, only }) => {
      const named = limitedTo[role] === 'positions' ? only.map((id) => scopeOf('position', id)) : only;
      return givenRights[role].map((right) => ({ right, only: right === 'desk.use' ? [] : named }));
    });
}

export const hasEnded = (until: string, now: Date) => until !== '' && Date.parse(until) <= now.getTime();

/** The right to write drafts where this one publishes. What has no such right is written by who publishes. */
export function writingOf(right: Right): Right {
  const written = right.replace('.edit', '.write');
  return writing.find((one) => one === written) ?? right;
}
