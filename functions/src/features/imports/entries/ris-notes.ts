/** Notes of RIS. This site's own files write fields without a tag as notes that begin with a word. */
import { fieldsWithoutCsl } from '@lab/contract/features/citations/metadata';
import { readLines } from '@lab/contract/features/citations/own-lists';
import { risNotes } from '@lab/contract/features/citations/ris';
import type { CslCustom, cslTextFields } from '@lab/contract/features/imports/entry';
import { isDoi, withoutDoiPrefix } from '@lab/contract/lib/doi';

type TextField = (typeof cslTextFields)[number];

const noteFields: Record<string, TextField> = {
  Event: 'event-title',
  Version: 'version',
  Edition: 'edition',
  Note: 'note',
};
const noteCustom: Record<string, string> = {
  ...Object.fromEntries(
    // A field with a tag of its own has no note, and a note without a word at its beginning is of no field.
    fieldsWithoutCsl().flatMap(({ custom, risNote }) => (risNote ? [[risNote, custom]] : [])),
  ),
  In: 'bookTitle',
  Publisher: 'publisher',
  Licence: 'licence',
  Area: 'area',
  Picture: 'image',
  Alternative: 'imageAlt',
};

export function ownNotes(notes: readonly string[], authors: readonly string[]) {
  const fields: { [Name in TextField]?: string } = {};
  const custom: Record<string, string> = {};
  const others = notes.filter((note) => {
    if (isOwn(note)) return false;
    const [, word = '', text = ''] = /^([A-Za-z]+): (.*)$/.exec(note) ?? [];
    const [field, inCustom] = [noteFields[word], noteCustom[word]];
    if (field) fields[field] = text;
    else if (inCustom) custom[inCustom] = text;
    return !field && !inCustom;
  });
  return {
    fields,
    custom: { ...custom, ...ownLists(notes, authors) },
    others,
    note: [fields.note, ...others.filter(isOfWork)].filter(Boolean).join('\n'),
  };
}

/** As Scopus and Web of Science begin them; they count citations and repeat addresses of people. */
export const ofDatabase =
  /^(?:cited (?:by|reference)|times cited|total times cited|export date|correspondence address)\b/i;

/** Publishers repeat the DOI in a note. */
const isOfWork = (note: string) => !isDoi(withoutDoiPrefix(note)) && !ofDatabase.test(note);

const marks = ['corresponding', 'equalContribution'] as const;
const lists = ['otherVersions', 'notices', 'links', 'moreAreas'] as const;

/** A note of somebody else that begins with the same word is no list, and stays a note. */
const isOwn = (note: string) =>
  [...marks, 'selected' as const].some((name) => after(name, note)) ||
  lists.some((name) => lines(name, note).length > 0);

function ownLists(notes: readonly string[], authors: readonly string[]): CslCustom {
  const placesOf = (name: (typeof marks)[number]) => {
    const marked = notes.flatMap((note) => after(name, note) ?? []);
    return authors.flatMap((author, at) => (marked.includes(author) ? [at] : []));
  };
  return {
    corresponding: placesOf('corresponding'),
    equalContribution: placesOf('equalContribution'),
    otherVersions: notes.flatMap((note) => lines('otherVersions', note)),
    notices: notes.flatMap((note) => lines('notices', note)),
    links: notes.flatMap((note) => lines('links', note)),
    moreAreas: notes.flatMap((note) => lines('moreAreas', note).map(({ name }) => name)),
    ...(notes.some((note) => after('selected', note)) && { selected: true }),
  };
}

function after(name: keyof typeof risNotes, note: string): string | undefined {
  const start = `${risNotes[name]}: `;
  return note.startsWith(start) ? note.slice(start.length) : undefined;
}

const lines = <Name extends (typeof lists)[number]>(name: Name, note: string) =>
  readLines(name, after(name, note) ?? '');
