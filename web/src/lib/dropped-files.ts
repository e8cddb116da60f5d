/** The files that somebody drops onto the page, also those inside of folders. */

export interface DroppedFile {
  /** With the names of its folders. */
  name: string;
  file: File;
}

export interface Dropped {
  files: DroppedFile[];
  /** The name of the folder, if it is one. */
  folder: string;
}

export const chosenFiles = (files: Iterable<File>): Dropped => ({
  files: [...files].map((file) => ({ name: file.name, file })),
  folder: '',
});

/**
 * Looks at little more than `most` files. The browser empties what was dropped when the event is over, so the
 * first look is not awaited.
 */
export async function droppedFiles({ items, files }: DataTransfer, most: number): Promise<Dropped> {
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const folders = entries.filter(isFolder);
  if (folders.length === 0) return chosenFiles(files);
  const found: DroppedFile[] = [];
  const waiting: FileSystemEntry[] = [...entries];
  let seen = 0;
  for (let entry = waiting.pop(); entry && found.length <= most; entry = waiting.pop()) {
    if (isFolder(entry)) {
      const some = await inside(entry, most - seen);
      seen += some.length;
      waiting.push(...some);
    } else
      found.push({
        name: entry.fullPath.replace(/^\//, ''),
        file: await fileOf(entry as FileSystemFileEntry),
      });
  }
  return { files: found, folder: folders.map(({ name }) => name).join(', ') };
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A browser gives about a hundred entries at a time, and none at the end. */
async function inside(folder: FileSystemDirectoryEntry, most: number): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length <= most) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    all.push(...some);
  }
  return all;
}
