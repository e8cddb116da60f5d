/**
 * What a person may do at the lab, and which role may do it. Endpoints, moves, pages and links name a right,
 * never a role. It is in `api`, because endpoints and moves are declared there and import nothing from
 * features.
 */

/** One right is what a lab would trust one person with. */
export const rights = {
  'desk.use': 'see what waits at the desk, and how a text would look',
  'papers.publish': 'decide about papers that wait, and give feedback',
  'papers.correct': 'correct, link and retract published papers',
  'papers.import': 'import publications',
  'applications.decide': 'read applications, give feedback and decide',
  'messages.answer': 'read messages to the lab and answer them',
  'barriers.answer': 'read reported barriers and close them',
  'news.edit': 'write news',
  'events.edit': 'write events',
  'positions.edit': 'write open positions',
  'outputs.edit': 'write what the lab makes, and choose who sees a resource',
  'people.edit': 'change the team, its profiles and the alumni',
  'site.edit': 'write research areas, collaborators, pages and the information about the lab',
  'legal.edit': 'write the legal pages, the consent and how long data are kept',
  'settings.edit': 'change the settings of the lab',
  'mail.settings': 'read sent mails, and set how they are sent',
  'subscribers.manage': 'see and remove subscribers',
  'users.manage': 'see accounts, invite people, give and take roles, block accounts',
  'activity.read': 'read who has done what',
  'removed.restore': 'see deleted records and restore them',
  'archives.make': 'export everything that the lab has stored',
} as const;

export type Right = keyof typeof rights;

/** A role is a row here. An account without a role is a plain member. */
export const rightsOf = {
  '': [],
  writer: [],
  admin: 'all',
} as const satisfies Record<string, readonly Right[] | 'all'>;

export type Role = keyof typeof rightsOf;

export const roles = Object.keys(rightsOf) as Role[];

export function can({ role }: { role: Role }, right: Right): boolean {
  const own: readonly Right[] | 'all' = rightsOf[role];
  return own === 'all' || own.includes(right);
}

export const rolesWith = (right: Right) =>
  (Object.keys(rightsOf) as Role[]).filter((role) => can({ role }, right));

export const hasRights = ({ role }: { role: Role }) => rightsOf[role].length > 0;

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
