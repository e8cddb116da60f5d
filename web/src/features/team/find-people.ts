/** The search of the Team page. The page has all people already, so it asks the server nothing. */
import type { Member } from '@lab/contract/features/team/kind';
import { fold } from '@lab/contract/lib/fold';

export interface PersonWithInterests {
  member: Member;
  interests: readonly string[];
}

export interface TeamFilter {
  q: string;
  topic: string;
}

export const teamFilterIn = (search: URLSearchParams): TeamFilter => ({
  q: search.get('q') ?? '',
  topic: search.get('topic') ?? '',
});

const words = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Each word that was entered begins a word of the person's name, university or interests. */
export function findPeople<Person extends PersonWithInterests>(
  people: readonly Person[],
  { q, topic }: TeamFilter,
): Person[] {
  const wanted = words(q);
  const chosen = fold(topic);
  return people.filter(({ member: { name, alsoKnownAs, university }, interests }) => {
    if (chosen && !interests.some((each) => fold(each) === chosen)) return false;
    const known = words([name, alsoKnownAs, university, ...interests].join(' '));
    return wanted.every((word) => known.some((each) => each.startsWith(word)));
  });
}

export interface Topic {
  name: string;
  count: number;
}

/** The interests of all; those of more people come first. */
export function topicsOf(people: readonly PersonWithInterests[]): Topic[] {
  const found = new Map<string, Topic>();
  for (const { interests } of people) {
    for (const name of new Map(interests.map((each) => [fold(each), each])).values()) {
      const topic = found.get(fold(name)) ?? { name, count: 0 };
      found.set(fold(name), { ...topic, count: topic.count + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
