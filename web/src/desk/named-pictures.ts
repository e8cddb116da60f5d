/** Which of the chosen files the new rows of a table name as their pictures. */
import { fold } from '@lab/contract/lib/fold';
import { isPictureAddress } from '@lab/contract/lib/pictures';
import type { DroppedFile } from '../lib/dropped-files.ts';

interface Row {
  line: number;
  picture?: string | undefined;
}

export interface Named {
  line: number;
  picture: string;
}

export interface NamedPictures {
  /** By what the table calls them. */
  found: Map<string, File>;
  missing: Named[];
  /** Addresses of other sites, which nobody fetches. */
  elsewhere: Named[];
  /** Called like files of several folders. */
  several: Named[];
  unused: string[];
}

const keyOf = (path: string) => fold(path.replaceAll('\\', '/').trim()).replace(/^\.?\/+/, '');
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (path: string) => baseOf(path).replace(/\.[^.]*$/, '');

const isAddress = (name: string) => /^(?:[a-z]+:)?\/\//i.test(name);

/** A picture of another site may have been saved under its name. */
function fileNameOf(address: string): string {
  try {
    return decodeURIComponent(baseOf(new URL(address, location.origin).pathname));
  } catch {
    return '';
  }
}

function filesBy(files: readonly DroppedFile[], partOf: (path: string) => string) {
  const found = new Map<string, DroppedFile[]>();
  for (const file of files) {
    const key = partOf(keyOf(file.name));
    const same = found.get(key);
    if (same) same.push(file);
    else found.set(key, [file]);
  }
  return found;
}

export function namedPictures(rows: readonly Row[], files: readonly DroppedFile[]): NamedPictures {
  const paths = filesBy(files, (path) => path);
  const names = filesBy(files, baseOf);
  const stems = filesBy(files, stemOf);
  // The whole path says most, the name without its ending least.
  const filesCalled = (name: string) => {
    const key = keyOf(name);
    return paths.get(key) ?? names.get(baseOf(key)) ?? stems.get(baseOf(key)) ?? [];
  };
  const named: NamedPictures = { found: new Map(), missing: [], elsewhere: [], several: [], unused: [] };
  for (const { line, picture } of rows) {
    if (!picture || isPictureAddress(picture)) continue;
    const [file, ...others] = filesCalled(isAddress(picture) ? fileNameOf(picture) : picture);
    if (others.length > 0) named.several.push({ line, picture });
    else if (file) named.found.set(picture, file.file);
    else if (isAddress(picture)) named.elsewhere.push({ line, picture });
    else named.missing.push({ line, picture });
  }
  const used = new Set(named.found.values());
  named.unused = files.flatMap(({ name, file }) => (used.has(file) ? [] : name));
  return named;
}
