import { fold } from '../../../lib/fold.ts';

const wordsOf = (written: string): string[] => fold(written).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a part of a name consists of words of the name; one that does not may be of a former name. */
export function isPartOf(name: string, part: string): boolean {
  const known = wordsOf(name);
  return wordsOf(part).every((word) => known.includes(word));
}

interface NameParts {
  familyName: string;
  givenName: string;
  particle: string;
}

export const namePartNames = ['familyName', 'givenName', 'particle'] as const satisfies (keyof NameParts)[];

/** The parts that are still parts of the name. */
export function partsOf(name: string, parts: NameParts): NameParts {
  const kept = namePartNames.map((part) => [part, isPartOf(name, parts[part]) ? parts[part] : '']);
  return { ...parts, ...Object.fromEntries(kept) };
}

/** As citations write it, by which works find the person; empty unless family and given name are said. */
export const nameInParts = ({ familyName, givenName, particle }: NameParts): string =>
  familyName && givenName ? [givenName, particle, familyName].filter(Boolean).join(' ') : '';
