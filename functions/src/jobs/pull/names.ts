/**
 * Paths that every system can have: no name is reserved on Windows or too long, and no two are the same for a
 * system that takes capital and small letters for one.
 */
import { digestOf } from '../../core/data/digest.ts';

const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Systems allow 255. */
const mostBytes = 180;

/** The same for two paths that some system takes for one. */
export const folded = (path: string): string => path.normalize('NFKC').toUpperCase().toLowerCase();

const markOf = (text: string) => digestOf(text).slice(0, 8);

/** `mark` stands before the ending. */
function withMark(name: string, mark: string): string {
  const end = name.lastIndexOf('.');
  return end > 0 ? `${name.slice(0, end)}-${mark}${name.slice(end)}` : `${name}-${mark}`;
}

function safeName(name: string): string {
  if (Buffer.byteLength(name) <= mostBytes) return reserved.test(name) ? `_${name}` : name;
  const ending = /\.[a-z]{1,5}$/.exec(name)?.[0] ?? '';
  let start = '';
  for (const sign of name) {
    if (Buffer.byteLength(start + sign) > mostBytes - 20) break;
    start += sign;
  }
  return `${safeName(start)}-${markOf(name)}${ending}`;
}

interface Named {
  path: string;
  /** What the file is of, by which it keeps its name whatever else is there. */
  of: string;
}

/** With safe paths. Those that would be the same get a mark each, whatever their order. */
export function distinct<File extends Named>(files: readonly File[]): File[] {
  const safe = files.map((file) => ({ ...file, path: file.path.split('/').map(safeName).join('/') }));
  const counts = new Map<string, number>();
  for (const { path } of safe) counts.set(folded(path), (counts.get(folded(path)) ?? 0) + 1);
  return safe.map((file) => {
    if (counts.get(folded(file.path)) === 1) return file;
    return { ...file, path: withMark(file.path, markOf(file.of)) };
  });
}

const safePath = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}._-]*)*$/u;

/** Whether the path stays in its folder; one that somebody has written into the list of files may not. */
export const isSafePath = (path: string): boolean =>
  path.length <= 1_000 && safePath.test(path) && !path.split('/').some((name) => reserved.test(name));
