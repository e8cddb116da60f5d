/**
 * Other versions, notices, links and further areas as one text, in formats that have no lists of several
 * parts. Each line is
 * `preprint | arXiv | 2024-01 | https://…`, and `||` divides lines.
 */
import type { NamedLink } from '../papers/fields.ts';
import { noticeSentence, type PaperNotice } from '../papers/notices.ts';
import type { OtherVersion } from '../papers/versions.ts';

const parts = {
  otherVersions: ['kind', 'server', 'date', 'link'],
  notices: ['kind', 'date', 'link', 'text'],
  links: ['name', 'url'],
  moreAreas: ['name'],
} as const;

export interface OwnLists {
  otherVersions: readonly OtherVersion[];
  notices: readonly PaperNotice[];
  links: readonly NamedLink[];
  moreAreas: readonly { name: string }[];
}

/** A line of only a name. */
export const named = (names: readonly string[] = []) => names.map((name) => ({ name }));

type Line<Name extends keyof OwnLists> = Record<(typeof parts)[Name][number], string>;

export function linesOf<Name extends keyof OwnLists>(name: Name, list: OwnLists[Name]): string[] {
  return list.map((line) =>
    parts[name].map((part) => encoded((line as unknown as Record<string, string>)[part] ?? '')).join(' | '),
  );
}

export const textOfList = <Name extends keyof OwnLists>(name: Name, list: OwnLists[Name]) =>
  linesOf(name, list).join(' || ');

/**
 * Any text may have been written there: what has not all parts is left out, and the parts are checked
 * elsewhere.
 */
export function readLines<Name extends keyof OwnLists>(name: Name, text: string): Line<Name>[] {
  return text.split('||').flatMap((line) => {
    const values = line.split('|').map((value) => decoded(value.trim()));
    if (values.length !== parts[name].length || !values.some(Boolean)) return [];
    return [Object.fromEntries(parts[name].map((part, at) => [part, values[at] ?? ''])) as Line<Name>];
  });
}

/** A percent sign is only written otherwise where it would be read as one of these two. */
const encoded = (text: string) => text.replace(/%(?=7C|25)/g, '%25').replaceAll('|', '%7C');
const decoded = (text: string) => text.replace(/%7C|%25(?=7C|25)/g, (sign) => (sign === '%7C' ? '|' : '%'));

const sentencesOf = (notices: readonly PaperNotice[]) => notices.map(noticeSentence).join('; ');

/**
 * Every program shows the note, so notices are added to it: nobody should cite a retracted work unknowingly.
 */
export const noteWith = (note: string | undefined, notices: readonly PaperNotice[]) =>
  [note, sentencesOf(notices)].filter(Boolean).join('; ') || undefined;

export function noteWithout(note: string, notices: readonly PaperNotice[]): string {
  const sentences = sentencesOf(notices);
  if (!sentences || !note.endsWith(sentences)) return note;
  return note.slice(0, -sentences.length).replace(/; $/, '');
}
