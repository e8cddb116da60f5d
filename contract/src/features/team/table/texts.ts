/** At the desk: members of the team, read from a table. */
export const memberTableTexts = {
  title: 'Import team members',
  text: 'The first line names the columns, in English or German. Only a name and a role of the lab are needed; From may be a year. A row that cannot be read has to be corrected first, because all are imported or none. Nobody gets an account or a mail. Nothing is written before you have seen what would be.',
  from: 'From',
  run: (count: number) => (count === 1 ? 'Add 1 member' : `Add ${count} members`),
  correct: (count: number) => (count === 1 ? 'Correct 1 row first' : `Correct ${count} rows first`),
  done: (made: number) => (made === 1 ? '1 member was added' : `${made} members were added`),
  line: (line: number, why: string) => `Line ${line}: ${why}`,
  noRole: (names: string) => `There is no role. The lab has: ${names}`,
  unknownRole: (role: string, names: string) => `There is no role called “${role}”. The lab has: ${names}`,
  above: (line: number) => `line ${line} has the same name`,
  alias: (name: string) => `${name} is also known by this name`,
  sameEmail: (name: string) => `${name} has this email`,
  alumnus: 'among the alumni, where “Came back…” brings a person back',
} as const;
