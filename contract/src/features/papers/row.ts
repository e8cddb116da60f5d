/** Papers as the compact list shows them. */
import { noticeOf } from './notices.ts';
import type { Paper, SelectedPaper } from './schemas.ts';
import { shownLinks } from './shown-links.ts';
import { venueOf } from './venue.ts';

/** A name, and the id of the team member who has it. */
type Author = [name: string, memberId?: string];

/** The first authors that a row shows of a long list; team members are always shown. */
const firstAuthors = 6;
const mostAuthors = 20;

/** Where names are left out between others. */
const gap: Author = ['…'];

/** `others`: how many names are left out. */
export function namedAuthors(authors: string[], memberIds: string[] = [], first = firstAuthors) {
  const all = authors.map((name, at): Author => (memberIds[at] ? [name, memberIds[at]] : [name]));
  // Leaving out only one name would save no space.
  if (all.length <= first + 1) return { named: all, others: 0 };
  const places = [...all.keys()].filter((at) => at < first || memberIds[at]).slice(0, mostAuthors);
  const named = places.flatMap((at, place) => {
    const author = all[at] as Author;
    return place > 0 && places[place - 1] !== at - 1 ? [gap, author] : [author];
  });
  return { named, others: all.length - places.length };
}

type Listed = Pick<Paper, Exclude<keyof SelectedPaper, 'notice' | 'image' | 'note'>> &
  Partial<Paper> &
  Pick<SelectedPaper, 'notice'>;

export function asRow({ authors, names = authors, memberIds, notice, ...paper }: Listed) {
  const { _id, type, title, drawn, publicationDate } = paper;
  const { named, others } = namedAuthors(names, memberIds);
  const gravest = notice ?? noticeOf(paper.notices);
  return {
    _id,
    type,
    title,
    ...(drawn && { drawn }),
    venue: venueOf(paper),
    publicationDate,
    authors: named,
    ...(gravest && { notice: gravest }),
    ...(others && { others }),
    files: shownLinks(paper),
  };
}

export type PaperRow = ReturnType<typeof asRow>;
