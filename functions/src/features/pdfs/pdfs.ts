import type { api } from '@lab/contract';
import { addressOfFile, readersPdfFolders } from '@lab/contract/lib/uploads/files';
import { bucket, type File } from '../../core/data/storage.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { flawsAt, isLookedAt } from './pdf-files.ts';
import { worksWith } from './pdf-store.ts';

const atOnce = 100;
export const pdfs: HandlersOf<typeof api.pdfs> = {
  async flawed({ query }) {
    const [folder = 0, token] = readCursor(query.cursor);
    const prefix = readersPdfFolders[folder];
    const [files, next] = await list(prefix, token);
    const looked = files.filter(isLookedAt);
    const flawed = looked.filter((file) => flawsAt(file).length > 0);
    const works = await worksWith(flawed.map(({ name }) => addressOfFile(name)));
    return {
      files: flawed.map((file) => {
        const address = addressOfFile(file.name);
        return { file: address, flaws: flawsAt(file), paperId: '', title: '', ...works.get(address) };
      }),
      looked: looked.length,
      waiting: files.length - looked.length,
      cursor: next ? `${folder}.${next}` : readersPdfFolders[folder + 1] ? `${folder + 1}.` : '',
    };
  },
};

/** A made-up cursor lists nothing that another one does not. */
function readCursor(cursor = ''): [folder?: number, token?: string] {
  const at = cursor.indexOf('.');
  if (at < 0) return [];
  return [Number(cursor.slice(0, at)), cursor.slice(at + 1)];
}

async function list(prefix: string | undefined, pageToken = ''): Promise<[File[], string]> {
  if (!prefix) return [[], ''];
  const [files, next] = await bucket().getFiles({
    prefix,
    maxResults: atOnce,
    autoPaginate: false,
    ...(pageToken && { pageToken }),
  });
  return [files as File[], (next as { pageToken?: string } | null)?.pageToken ?? ''];
}
