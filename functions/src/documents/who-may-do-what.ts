/** Writes `docs/who-may-do-what.md` from the endpoints. */
import type { Access, AnyEndpoint } from '@lab/contract';

const groups = ['visitor', 'signed in', 'member', 'owner', 'admin'] as const;

/** The groups that each kind of access admits. Each group includes the groups listed before it, except `signed in`. */
const admitted: Record<Access, readonly (typeof groups)[number][]> = {
  public: groups,
  session: ['signed in'],
  member: ['member', 'owner', 'admin'],
  self: ['owner', 'admin'],
  author: ['owner'],
  'author-or-admin': ['owner', 'admin'],
  admin: ['admin'],
};

const opening = `# Who may do what

Made from the endpoint table of the contract by \`npm run docs -w functions\`; a test fails when it is stale.

- *visitor*: anybody, without a token.
- *signed in*: holder of a Firebase ID token, whose email need not be verified (POST /jwt wants it verified).
- *member*: holder of the product's own token, which is given to verified emails only.
- *owner*: the member whose email the call names, or who made the record.
- *admin*: member with the admin claim, checked against the live account.

| Call | ${groups.join(' | ')} | What it does |
|---|${groups.map(() => ':-:|').join('')}---|
`;

export function whoMayDoWhat(api: Record<string, Record<string, AnyEndpoint>>): string {
  const rows = Object.values(api).flatMap((endpoints) => Object.values(endpoints).map(row));
  return `${opening}${rows.join('\n')}\n`;
}

function row({ method, path, access, summary }: AnyEndpoint): string {
  const cells = groups.map((group) => (admitted[access].includes(group) ? 'yes' : ''));
  return `| \`${method} ${path}\` | ${cells.join(' | ')} | ${summary} |`;
}
