/** What the writers of a site share: what is here already, the files, and what there is to tell. */
import type { ImagePurpose } from '@lab/contract/lib/images';
import type { Caller } from '../../../core/http/caller.ts';
import type { Moved } from '../description.ts';
import type { Progress } from '../progress.ts';
import type { Redirect } from '../redirects.ts';
import { linkTarget } from '../texts/lab-text.ts';
import type { FileKeeper } from './files.ts';

export interface Writing {
  move: { id: string; name: string };
  caller: Caller;
  files: FileKeeper;
  /** The ids of the records that have come before, by where they are from. */
  known: ReadonlyMap<string, string>;
  /** Of areas and works of a site that was made with this product: the ids here by those that they had. */
  ids: Map<string, string>;
  progress: Progress;
  redirects: Redirect[];
  made: Record<string, number>;
  /** A line for each thing that a person should look at. */
  lines: string[];
}

export const freshOf = <Of extends Moved>({ known }: Writing, records: readonly Of[]): Of[] =>
  records.filter(({ from }) => !known.has(from));

export function tell({ lines }: Writing, from: string, remarks: readonly string[]): void {
  for (const remark of remarks) lines.push(`${from}: ${remark}`);
}

/** Its address here. */
export async function keepPicture(
  { files }: Writing,
  { files: named }: Moved,
  address: string,
  purpose: ImagePurpose,
): Promise<string> {
  const path = named.get(address);
  return (path && (await files.keep(path, purpose))) || '';
}

/** The text with the addresses here of the files that it names. */
export async function withKeptFiles(
  { files }: Writing,
  { files: named }: Moved,
  markdown: string,
): Promise<string> {
  const kept = new Map<string, string>();
  for (const [, inBrackets, bare] of markdown.matchAll(linkTarget)) {
    const path = named.get(inBrackets ?? bare ?? '');
    const address = path && (await files.keep(path, 'content'));
    if (address) kept.set(inBrackets ?? bare ?? '', address);
  }
  return markdown.replace(linkTarget, (whole, inBrackets?: string, bare?: string) => {
    const address = kept.get(inBrackets ?? bare ?? '');
    return address ? `](${address}` : whole;
  });
}
