import type { Access, AnyEndpoint } from '@lab/contract';
import { can, hasRights, rights, roles } from '@lab/contract/api/rights';

const groups = ['visitor', 'signed in', 'member', 'owner'] as const;
const withRights = roles.filter((role) => hasRights({ role }));

/**
 * The groups that each kind of access admits. Each group includes the groups listed before it, except `signed
 * in`.
 */
const admitted: Record<Access, readonly (typeof groups)[number][]> = {
  public: groups,
  session: ['signed in'],
  member: ['member', 'owner'],
  self: ['owner'],
  author: ['owner'],
};

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const rule = (columns: number, last = '') => `|---|${':-:|'.repeat(columns)}${last}`;
const isOpenTo = (allowed: boolean) => (allowed ? 'yes' : '');

const rightRows = Object.entries(rights).map(([right, sentence]) =>
  line([
    `\`${right}\``,
    ...withRights.map((role) => isOpenTo(can({ role }, right as keyof typeof rights))),
    sentence,
  ]),
);

const opening = `# Who may do what

Generated from the contract's rights and endpoints by \`npm run docs -w functions\`; a test fails when it is outdated.

- *visitor*: anybody without a token.
- *signed in*: a person with a Firebase ID token, whose email need not be verified (except for POST /jwt).
- *member*: a person with the product's own token, which requires a verified email.
- *owner*: the member whose email the call names, or who created the record.
- *admin*: a member with the admin claim, checked in the live account.

## Rights

${line(['Right', ...withRights, 'Whoever has it may'])}
${rule(withRights.length, '---|')}
${rightRows.join('\n')}

## Calls

${line(['Call', ...groups, ...withRights, 'Right', 'What it does'])}
${rule(groups.length + withRights.length, '---|---|')}
`;

export function whoMayDoWhat(api: Record<string, Record<string, AnyEndpoint>>): string {
  const rows = Object.values(api).flatMap((endpoints) => Object.values(endpoints).map(row));
  return `${opening}${rows.join('\n')}\n`;
}

function row({ method, path, access, or, needs, summary }: AnyEndpoint): string {
  const right = needs ?? or;
  return line([
    `\`${method} ${path}\``,
    ...groups.map((group) => isOpenTo(access !== undefined && admitted[access].includes(group))),
    // Whoever has a role is a member too.
    ...withRights.map((role) =>
      isOpenTo(right ? can({ role }, right) : access === 'public' || access === 'member'),
    ),
    right ? `\`${right}\`` : '',
    summary,
  ]);
}
