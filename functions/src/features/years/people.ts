/** Who came, who left and who was here in a year: from what visitors see of the team and of the alumni. */
import { byFamilyName } from '@lab/contract/features/citations/names';
import { changesIn, termIn, yearsOfChanges } from '@lab/contract/features/team/stays';
import { isOpen, type Term, termsOf } from '@lab/contract/features/team/terms';
import type { Year } from '@lab/contract/features/years/schemas';
import { today } from '@lab/contract/lib/time-zones';
import { alumniSummary } from '../alumni/alumni-store.ts';
import { listedTeam } from '../team/member-store.ts';

export interface Person {
  _id: string;
  name: string;
  terms: readonly Term[];
  next: string;
}

/** `alumni` is false where the lab shows none. */
export async function readPeople(alumni: Promise<boolean>): Promise<Person[]> {
  const [team, left] = await Promise.all([listedTeam.read(), alumniSummary.part.read()]);
  return [
    ...team.map((member) => ({ _id: member._id, name: member.name, terms: termsOf(member), next: '' })),
    ...((await alumni) ? left : []).map(({ _id, name, terms, first }) => ({
      _id,
      name,
      terms,
      next: [first.title, first.place].filter(Boolean).join(', '),
    })),
  ];
}

export const yearsOfPeople = (people: readonly Person[]): string[] =>
  people.flatMap(({ terms }) => yearsOfChanges(terms));

type OfYear = Pick<Year, 'came' | 'left' | 'here'>;

export function peopleOf(people: readonly Person[], year: string): OfYear {
  const came: OfYear['came'] = [];
  const left: OfYear['left'] = [];
  const here: OfYear['here'] = [];
  for (const { _id, name, terms, next } of people) {
    const changes = changesIn(terms, year);
    if (changes.came) came.push({ _id, name, ...named(changes.came), date: changes.came.from });
    if (changes.left) {
      left.push({ _id, name, ...named(changes.left), date: changes.left.until, ...(next && { next }) });
    }
    // Nobody knows who will be here.
    const term = year <= today('UTC').slice(0, 4) && termIn(terms, year);
    // What one person is called now would make groups of one.
    if (term) count(here, { role: term.role, title: isOpen(term) ? '' : term.title });
  }
  return { came: came.sort(byDate), left: left.sort(byDate), here };
}

const named = ({ role, title }: Term) => ({ role, title });

const byDate = (a: { date: string; name: string }, b: { date: string; name: string }) =>
  a.date.localeCompare(b.date) || byFamilyName(a, b);

function count(counts: OfYear['here'], { role, title }: { role: string; title: string }): void {
  const found = counts.find((row) => row.role === role && row.title === title);
  if (found) found.count += 1;
  else counts.push({ role, title, count: 1 });
}
