/** Plans an import: reads the file, compares its entries with existing works, and stores the result. */
import { AppError } from '@lab/contract';
import { familyOf, parseName } from '@lab/contract/features/citations/names';
import { memberFinder, type Named, nameKey } from '@lab/contract/features/citations/same-person';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import type { FileToImport, OneImport } from '@lab/contract/features/imports/schemas';
import { eachOf, entryKinds } from '@lab/contract/features/imports/states';
import { fold } from '@lab/contract/lib/fold';
import type { Caller } from '../../core/http/caller.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import { areaCalled, type NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { furtherThan } from '../papers/paper-areas.ts';
import type { Classified } from './classified.ts';
import { classify } from './classify.ts';
import { readEntries } from './entries/read-entries.ts';
import { readIdentifiers } from './identifiers/read-identifiers.ts';
import {
  importsCollection,
  noOutcomes,
  type StoredEntry,
  type StoredImport,
  writePlan,
} from './import-store.ts';

const mostEntries = 100;
/** A work's search keys take several times the room of its texts, and a transaction may write 10 MiB. */
const mostBytes = 300_000;

/** Cuts the entries into slices that one transaction can import. */
function sliced(entries: readonly StoredEntry[]): StoredEntry[][] {
  const slices: StoredEntry[][] = [];
  let room = 0;
  let last: StoredEntry[] = [];
  for (const entry of entries) {
    const bytes = Buffer.byteLength(JSON.stringify(entry));
    if (slices.length === 0 || last.length === mostEntries || bytes > room) {
      last = [];
      slices.push(last);
      room = mostBytes;
    }
    last.push(entry);
    room -= bytes;
  }
  return slices;
}

const mostNames = 200;

export interface Plan {
  plan: Omit<StoredImport, 'createdAt' | 'expiresAt'>;
  entries: StoredEntry[];
}

/** Reads only; a dry run on the command line ends here. */
export async function makePlan(file: FileToImport, caller: Caller): Promise<Plan> {
  const read = await readFile(file);
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
      fileName: file.fileName,
      state: 'planned',
      by: caller.email,
      uid: caller.uid,
      total: entries.length,
      slices: sliced(entries).length,
      next: 0,
      reached: 0,
      gone: 0,
      kinds: eachOf(entryKinds, (kind) => entries.filter((entry) => entry.kind === kind).length),
      outcomes: noOutcomes,
      people: peopleIn(classified, team),
    },
  };
}

/** The entries of a file, or of a pasted list of identifiers. */
async function readFile({ fileName, text }: FileToImport): Promise<ReadEntry[]> {
  try {
    return await readEntries(text, fileName);
  } catch (error) {
    const identified = isOtherText(error) ? await identifiedIn(text) : [];
    // If there is no identifier either, the message about files helps more.
    if (identified.length === 0) throw error;
    return identified;
  }
}

const isOtherText = (error: unknown) =>
  error instanceof AppError &&
  [entryTexts.noFormat, entryTexts.noColumns].some((text) => text === error.message);

async function identifiedIn(text: string): Promise<ReadEntry[]> {
  const { identifiers, notFound } = readIdentifiers(text);
  if (identifiers.length === 0) return [];
  const { lookUp } = await import('./identifiers/look-up.ts');
  const found = await lookUp(identifiers);
  const missing = [...found.notFound, ...notFound].map(({ identifier, why, line = 1 }): ReadEntry => {
    return { line, key: identifier, original: identifier, format: 'csl', problem: why };
  });
  return [...found.entries, ...missing];
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
  const counts = new Map<string, { name: string; count: number }>();
  for (const name of entries.flatMap(({ work }) => work?.authors ?? [])) {
    const key = nameKey(name);
    const known = counts.get(key) ?? { name, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  const who = memberFinder(team);
  const names = [...counts.values()].sort((a, b) => b.count - a.count).map(({ name }) => name);
  const matched = new Set(names.flatMap((name) => who(name)?.name ?? []));
  const strangers = names.filter((name) => !who(name));
  const families = new Map(team.map(({ name }) => [familyKey(name), name]));
  const maybe = strangers.flatMap((name) => {
    const member = families.get(familyKey(name));
    return member ? [{ name, member }] : [];
  });
  return {
    matched: [...matched].slice(0, mostNames),
    maybe: maybe.slice(0, mostNames),
    unmatched: strangers.filter((name) => !families.has(familyKey(name))).slice(0, mostNames),
  };
}

const familyKey = (name: string) => fold(familyOf(parseName(name)));
