/**
 * Looks at the PDFs that were uploaded since the last night, and writes what it found beside the file in
 * Storage, which is listed with the files anyway. It is written before the look that a file cannot be read:
 * if a hostile file ends the process, the next night begins behind it.
 */
import { readersPdfFolders } from '@lab/contract/lib/uploads/files';
import { write } from 'firebase-functions/logger';
import { bucket, type File, ifThere } from '../../core/data/storage.ts';
import { lookAtPdf } from './look-at-pdf.ts';
import { isLookedAt, writeFlaws } from './pdf-files.ts';

/** So many fit into the time of the job; the rest waits for the next night. */
const most = 200;

export async function lookNightly(): Promise<void> {
  let looked = 0;
  for (const prefix of readersPdfFolders) {
    for await (const listed of bucket().getFilesStream({ prefix })) {
      const file = listed as File;
      if (isLookedAt(file)) continue;
      if (looked === most) break;
      looked++;
      await look(file);
    }
  }
  write({ severity: 'INFO', message: 'PDFs were looked at', looked });
}

async function look(file: File): Promise<void> {
  const begun = await ifThere(writeFlaws(file, ['unreadable']));
  const content = begun && (await ifThere(file.download({ validation: false })));
  if (content) await ifThere(writeFlaws(file, await lookAtPdf(new Uint8Array(content[0]))));
}
