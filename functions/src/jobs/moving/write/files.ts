/** Stores the pictures and PDFs of a site as forms store uploaded ones, each once. */
import { limits } from '@lab/contract/api/limits';
import type { ImagePurpose } from '@lab/contract/lib/images';
import { cachingOf } from '@lab/contract/lib/uploads/caching';
import { addressOfFile, pdfName, pictureName } from '@lab/contract/lib/uploads/files';
import { digestOf } from '../../../core/data/digest.ts';
import { fileAt } from '../../../core/data/storage.ts';
import { isPdfPath } from '../fates.ts';
import type { Source } from '../source/source.ts';
import { webpOf } from './webp-of.ts';

/** In place of the uid of a person: these files are nobody's own. */
const owner = 'moved';

export interface FileKeeper {
  /** The address of the file here; undefined for one that cannot be kept. */
  keep(path: string, purpose: ImagePurpose): Promise<string | undefined>;
  /** The width of a kept picture divided by its height. */
  ratioOf(address: string): number;
  /** The addresses here of the PDFs that were kept, by their paths. */
  pdfs: Map<string, string>;
  /** By path, why files could not be kept. */
  refused: Map<string, string>;
}

export function fileKeeper(source: Pick<Source, 'read'>): FileKeeper {
  const kept = new Map<string, Promise<string | undefined>>();
  const refused = new Map<string, string>();
  const pdfs = new Map<string, string>();
  const ratios = new Map<string, number>();
  async function store(path: string, purpose: ImagePurpose): Promise<string | undefined> {
    try {
      const bytes = await source.read(path);
      const digest = digestOf(bytes.toString('base64'));
      if (isPdfPath(path)) {
        const name = pdfName(owner, digest, purpose === 'papers' ? 'papers' : 'content');
        const address = await storePdf(bytes, name);
        pdfs.set(path, address);
        return address;
      }
      const { data, info } = await webpOf(bytes, purpose);
      const address = await save(pictureName(purpose, owner, digest), 'image/webp', data);
      ratios.set(address, info.width / info.height);
      return address;
    } catch (error) {
      refused.set(path, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
      return undefined;
    }
  }
  return {
    pdfs,
    refused,
    ratioOf: (address) => ratios.get(address) ?? 1,
    keep(path, purpose) {
      const key = `${purpose} ${path}`;
      const known = kept.get(key) ?? store(path, purpose);
      kept.set(key, known);
      return known;
    },
  };
}

async function storePdf(bytes: Buffer, name: string): Promise<string> {
  if (!bytes.subarray(0, 1_024).includes('%PDF-')) throw new Error('it is no PDF');
  if (bytes.length > limits.pdfBytes)
    throw new Error(`it is larger than ${limits.pdfBytes / 1024 / 1024} MB`);
  return save(name, 'application/pdf', bytes);
}

async function save(name: string, contentType: string, bytes: Buffer): Promise<string> {
  const address = addressOfFile(name);
  await fileAt(address).save(bytes, {
    resumable: false,
    metadata: { contentType, cacheControl: cachingOf(name) },
  });
  return address;
}
