/** At the desk: members of the team, read from a table. */
export const memberTableTexts = {
  title: 'Import team members',
  text: 'The first line names the columns, in any of ten languages. Only a name and a role are needed; From may be a year, a month or a term, such as Fall 2022, and Picture the name of a file that is chosen with the table. Nobody gets an account or a mail. Visitors see what comes in at once, so take only what the person wrote for the public.',
  from: 'From',
  run: (count: number) => (count === 1 ? 'Add 1 member' : `Add ${count} members`),
  done: (made: number) => (made === 1 ? '1 member was added' : `${made} members were added`),
  noRole: (names: string) => `There is no role. The lab has: ${names}`,
  unknownRole: (role: string, names: string) => `There is no role called “${role}”. The lab has: ${names}`,
  tooManyRoles: (role: string, most: number) => `“${role}” cannot be added, a lab has ${most} roles at most`,
  above: (line: number) => `line ${line} has the same name`,
  alias: (name: string) => `${name} is also known by this name`,
  sameEmail: (name: string) => `${name} has this email`,
  alumnus: 'among the alumni, where “Came back…” brings a person back',
  ownWords: (fields: string) =>
    `has an account, where they wrote themselves: ${fields}. That stays, and the table’s is left out`,
} as const;
