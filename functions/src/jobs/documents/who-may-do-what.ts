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

Generated from the contract's endpoints by \`npm run docs -w functions\`; a test fails when it is outdated.

- *visitor*: anybody without a token.
- *signed in*: a person with a Firebase ID token, whose email need not be verified (except for POST /jwt).
- *member*: a person with the product's own token, which requires a verified email.
- *owner*: the member whose email the call names, or who created the record.
- *admin*: a member with the admin claim, checked in the live account.

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
