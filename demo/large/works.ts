/**
 * The works of a lab that is twenty-five years old: of every type, and with as many gaps as real lists have.
 */

import { type WorkType, workTypes } from '@lab/contract/features/papers/types';
import { day } from '@lab/contract/lib/durations';
import { papers } from '../content/papers.ts';
import type { DemoPaper, DemoWork } from '../content/shapes.ts';
import { paperImage } from '../paths.ts';
import { type Chance, chance } from './chance.ts';
import * as words from './words.ts';

type Details = Partial<DemoPaper>;

const firstYear = 2001;
const pictures = papers.flatMap((paper) => paperImage(paper) || []);
const lastDay = Date.UTC(2026, 10, 18);

interface Lab {
  areas: readonly string[];
  /** Names of the team, one of whom has written almost every work. */
  team: readonly string[];
}

export function generatedWorks(count: number, lab: Lab): DemoWork[] {
  return Array.from({ length: count }, (_, index) => work(index, lab));
}

function work(index: number, { areas, team }: Lab): DemoWork {
  const random = chance(`large lab ${index}`);
  const has = (share: number) => random() < share;
  const type = typeFor(random() * 100);
  // More works in later years.
  const age = (1 - Math.sqrt(random())) * (lastDay - Date.UTC(firstYear, 0, 1));
  const date = new Date(Math.floor((lastDay - age) / day) * day).toISOString().slice(0, 10);
  const isThesis = type === 'bachelor' || type === 'master' || type === 'doctoral';
  return {
    id: `work-${String(index + 1).padStart(3, '0')}`,
    type,
    by: 'admin',
    title: titleOf(random),
    date,
    // A third of the entries of real lists have only a year.
    published: date.slice(0, random.pick([4, 4, 7, 10, 10, 10])),
    authors: authorsOf(random, team, isThesis),
    publisher: '',
    category: has(0.8) ? random.pick(areas) : '',
    doi: !isThesis && has(0.35) ? `10.5555/kpl.large.${index + 1}` : '',
    details: has(0.25) ? abstractOf(random) : '',
    keywords: has(0.4) ? [random.pick(words.keywords), random.pick(words.keywords)].join(', ') : '',
    note: has(0.02) ? 'Best paper award' : '',
    ...(has(0.3) && { pdf: true }),
    ...(has(0.05) && { picture: random.pick(pictures) }),
    links: has(0.15) ? { code: `https://code.example/kestrel/work-${index + 1}` } : {},
    selected: has(0.01),
    ...detailsOf(type, random),
  };
}

function typeFor(share: number): WorkType {
  let sum = 0;
  return (
    workTypes.find((type) => {
      sum += words.shares[type];
      return sum > share;
    }) ?? 'other'
  );
}

function titleOf(random: Chance): string {
  const at = random();
  if (at < 0.02) return random.pick(words.foreignTitles);
  const thing = random.pick(words.things);
  const title =
    at < 0.2
      ? `${random.pick(words.openings)} ${thing}`
      : `${random.pick(words.doings)} ${thing} ${random.pick(words.means)}`;
  return random() < 0.12 ? `${title}${random.pick(words.additions)}` : title;
}

function authorsOf(random: Chance, team: readonly string[], alone: boolean): string[] {
  const other = () =>
    random() < 0.04
      ? random.pick(words.foreignNames)
      : `${random.pick(words.given)} ${random.pick(words.family)}`;
  if (alone) return [other()];
  // Now and then a paper of a collaboration.
  const count = random() < 0.015 ? random.whole(60, 180) : random.whole(1, 7);
  const names = [random.pick(team), ...Array.from({ length: count }, other)];
  if (random() < 0.3) names.reverse();
  return [...new Set(random() < 0.01 ? [...names, random.pick(words.groups)] : names)];
}

function abstractOf(random: Chance): string {
  return `${Array.from({ length: random.whole(4, 9) }, () => random.pick(words.sentences)).join('. ')}.`;
}

function pagesOf(random: Chance): string {
  const first = random.whole(1, 900);
  return `${first}-${first + random.whole(3, 30)}`;
}

/** The usual fields of a work of its type; some works have no venue. */
function detailsOf(type: WorkType, random: Chance): Details {
  const publisher = random.pick(words.publishers);
  const conference = random.pick(words.conferences);
  const school = random.pick(words.schools);
  if (random() < 0.06) return {};
  switch (type) {
    case 'article':
      return {
        publisher: random.pick(words.journals),
        volume: String(random.whole(1, 60)),
        ...(random() < 0.7 && { issue: String(random.whole(1, 12)) }),
        ...(random() < 0.8 ? { pages: pagesOf(random) } : { articleNumber: `e${random.whole(100, 99_999)}` }),
      };
    case 'conference':
      return { bookTitle: `Proceedings of the ${conference}`, event: conference, pages: pagesOf(random) };
    case 'preprint':
      return { publisher: 'arXiv', arxiv: `2${random.whole(101, 512)}.${random.whole(10_000, 20_000)}` };
    case 'chapter':
      return {
        bookTitle: `Handbook of ${random.pick(words.things)}`,
        editors: [`${random.pick(words.given)} ${random.pick(words.family)}`],
        publisher,
        pages: pagesOf(random),
      };
    case 'book':
      return { publisher, edition: '2', isbn: '978-3-16-148410-0' };
    case 'bachelor':
    case 'master':
    case 'doctoral':
      return { school };
    case 'report':
      return { institution: school, issue: `TR-${random.whole(1, 90)}` };
    case 'dataset':
      return { publisher: 'Open Data Loft', version: '1.1', licence: 'CC-BY-4.0' };
    case 'software':
      return { version: `${random.whole(0, 4)}.${random.whole(0, 20)}`, licence: 'MIT' };
    case 'talk':
    case 'poster':
      return { event: conference };
    case 'patent':
      return { issue: `EX ${random.whole(100_000, 999_999)}`, institution: school };
    case 'other':
      return { url: 'https://kestrel.example/notes' };
  }
}
