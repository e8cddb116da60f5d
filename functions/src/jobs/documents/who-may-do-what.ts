import type { Access, AnyEndpoint } from '@lab/contract';
import { givenRoles, mayOf } from '@lab/contract/api/given-roles';
import { rights } from '@lab/contract/api/right-sentences';
import { type Able, can, hasRights, roles } from '@lab/contract/api/rights';

const groups = ['visitor', 'signed in', 'member', 'owner'] as const;
const withRights: [name: string, person: Able][] = [
  ...roles.map((role): [string, Able] => [role, { role }]).filter(([, person]) => hasRights(person)),
  ...givenRoles.map((role): [string, Able] => [
    role,
    { role: '', may: mayOf([{ role, only: [], until: '' }], new Date(0)) },
  ]),
];
const names = withRights.map(([name]) => name);

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
    ...withRights.map(([, person]) => isOpenTo(can(person, right as keyof typeof rights))),
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
- *editor* and the other roles beside it: a member to whom the desk gave it. The live account says which, and the
  record, which is read at each call, for which kinds or positions and until when; here they are for all. Whoever has one
  for some kinds may make the calls of these kinds only; a recruiter of some positions sees the applications of these.

## Rights

${line(['Right', ...names, 'Whoever has it may'])}
${rule(withRights.length, '---|')}
${rightRows.join('\n')}

## Calls

${line(['Call', ...groups, ...names, 'Right', 'What it does'])}
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
    ...withRights.map(([, person]) =>
      isOpenTo(right ? can(person, right) : access === 'public' || access === 'member'),
    ),
    right ? `\`${right}\`` : '',
    summary,
  ]);
}
