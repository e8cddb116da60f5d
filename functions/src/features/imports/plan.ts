/** Plans an import: reads the file, compares its entries with existing works, and stores the result. */
import { familyOf, parseName } from '@lab/contract/features/citations/names';
import { memberFinder, type Named, nameKey } from '@lab/contract/features/citations/same-person';
import { namesWith } from '@lab/contract/features/citations/stored-parts';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import type { FileToImport, OneImport } from '@lab/contract/features/imports/schemas';
import { eachOf, entryKinds } from '@lab/contract/features/imports/states';
import { fold } from '@lab/contract/lib/fold';
import { noTime } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import { areaCalled, type NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { furtherThan } from '../papers/paper-areas.ts';
import type { Classified } from './classified.ts';
import { classify } from './classify.ts';
import { refused } from './entries/read-entries.ts';
import {
  importsCollection,
  noOutcomes,
  type StoredEntry,
  type StoredImport,
  writePlan,
} from './import-store.ts';
import { readFile } from './read-file.ts';
import { sliced } from './slices.ts';
import type { ImportedWork } from './work-from-item.ts';

const mostNames = 200;

export interface Plan {
  plan: Omit<StoredImport, 'createdAt' | 'expiresAt'>;
  entries: StoredEntry[];
}

/** Of a file of entries. Reads only; a dry run on the command line ends here. */
export async function makePlan(file: FileToImport, caller: Caller): Promise<Plan> {
  const read = await readFile(file);
  if ('listed' in read) throw refused(entryTexts.noFormat);
  return planOf(file.fileName, read.entries, caller);
}

/** `notFound`: how many of the entries are identifiers that were not found. */
export async function planOf(
  fileName: string,
  read: readonly ReadEntry[],
  caller: Pick<Caller, 'email' | 'uid'>,
  notFound = 0,
): Promise<Plan> {
  const [classified, areas, team] = await Promise.all([classify(read), listedAreas.read(), readNames()]);
  const entries = classified.map((entry) => {
    const { area = '', moreAreas = [] } = read[entry.number - 1]?.item?.custom ?? {};
    const named = (names: readonly string[]) => names.flatMap((name) => areaNamed(name, areas)?._id ?? []);
    const further = named(moreAreas);
    const areaId = [...named([area]), ...further, ...named(keywordsOf(entry))][0] ?? '';
    return { ...entry, areaId, moreAreaIds: furtherThan(areaId, further) };
  });
  return {
    entries,
    plan: {
      fileName,
      state: 'planned',
      by: caller.email,
      uid: caller.uid,
      total: entries.length,
      slices: sliced(entries).length,
      next: 0,
      reached: 0,
      gone: 0,
      notFound,
      digest: '',
      claimedUntil: noTime,
      kinds: eachOf(entryKinds, (kind) => entries.filter((entry) => entry.kind === kind).length),
      outcomes: noOutcomes,
      people: peopleIn(classified, team),
    },
  };
}

export async function storePlan({ plan, entries }: Plan): Promise<{ insertedId: string }> {
  const { id } = importsCollection().doc();
  await writePlan(id, plan, sliced(entries));
  return { insertedId: id };
}

const keywordsOf = ({ work }: Classified) => (work?.keywords ?? '').split(/[,;]/).map((word) => word.trim());

/** The area that has this name, or had it. */
const areaNamed = (name: string, areas: readonly NamedArea[]) =>
  areas.find(({ departmentName }) => fold(departmentName) === fold(name)) ?? areaCalled(areas, name);

function peopleIn(entries: readonly Classified[], team: readonly Named[]): OneImport['people'] {
  const counts = new Map<string, { name: string; family: string; count: number }>();
  for (const { name, family } of entries.flatMap(({ work }) => (work ? authorsOf(work) : []))) {
    const key = nameKey(name);
    const known = counts.get(key) ?? { name, family, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  const who = memberFinder(team);
  const authors = [...counts.values()].sort((a, b) => b.count - a.count);
  const matched = new Set(authors.flatMap(({ name }) => who(name)?.name ?? []));
  const strangers = authors.filter(({ name }) => !who(name));
  const families = new Map(team.map(({ name }) => [fold(familyOf(parseName(name))), name]));
  const maybe = strangers.flatMap(({ name, family }) => {
    const member = families.get(family);
    return member ? [{ name, member }] : [];
  });
  return {
    matched: [...matched].slice(0, mostNames),
    maybe: maybe.slice(0, mostNames),
    unmatched: strangers
      .filter(({ family }) => !families.has(family))
      .map(({ name }) => name)
      .slice(0, mostNames),
  };
}

function authorsOf({ authors, nameParts }: ImportedWork) {
  const nameOf = namesWith(nameParts);
  return authors.map((name) => ({ name, family: fold(familyOf(nameOf(name))) }));
}
