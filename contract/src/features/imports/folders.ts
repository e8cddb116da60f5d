/** Which files of a folder are read as works. */

/** Nothing else is in such files. */
const bibliographies = /\.(?:bib|bibtex|biblatex|ris|nbib|enw)$/i;
/** They may hold works, and in most folders hold something else. */
const others = /\.(?:csv|tsv|json|ya?ml|md|markdown|html?|txt)$/i;
const hidden = /(?:^|\/)(?:\.|node_modules\/)/;

export const isHidden = (path: string) => hidden.test(path);

/**
 * Bibliographies, and only where there is none, other files that may hold works; in the order of their names.
 */
export function filesToRead<File extends { name: string }>(files: readonly File[]): File[] {
  const visible = files.filter(({ name }) => !isHidden(name));
  const lists = visible.filter(({ name }) => bibliographies.test(name));
  const read = lists.length > 0 ? lists : visible.filter(({ name }) => others.test(name));
  return read.sort((one, other) => (one.name < other.name ? -1 : 1));
}
