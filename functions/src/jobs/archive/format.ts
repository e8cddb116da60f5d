/** What the files of an archive are called, and the facts in one of them. */

export const archiveFormat = 1;

export interface Manifest {
  /** Higher when an older release could not read it. */
  format: number;
  id: string;
  origin: string;
  exportedAt: string;
  /** The number of documents in each collection. */
  documents: Record<string, number>;
  files: number;
  /** How many files were gone before they were read. Archives of 0.2 do not say it. */
  gone?: number;
}

export const names = {
  manifest: 'lab.json',
  accounts: 'accounts.jsonl',
  left: 'accounts-gone.jsonl',
  fileList: 'files.jsonl',
  gone: 'files-gone.txt',
  collection: (name: string) => `collections/${name}.jsonl`,
};

export const isCollection = (name: string) => name.startsWith('collections/');
