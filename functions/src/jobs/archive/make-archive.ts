import { write as log } from 'firebase-functions/logger';
import { stackOf } from '../../core/http/log.ts';
import { originOf } from '../../core/http/origin.ts';
import { listedAreas } from '../../features/areas/area-store.ts';
import { deleteFileOf, sizeOf, writeFileOf } from './archive-file.ts';
import { archivesOfAnotherDay, deleteArchive, requireArchive, updateArchive } from './archive-store.ts';
import { noteExport } from './last-archive-store.ts';
import { reporter } from './report-progress.ts';
import { emptyScratch } from './scratch-store.ts';
import { writeArchive } from './write-archive.ts';

/** The task of the queue. It does not throw, because the queue would only repeat what failed. */
export async function makeArchive(id: string): Promise<void> {
  try {
    const { state, token } = await requireArchive(id);
    if (state !== 'running') return;
    await write(id, token);
  } catch (error) {
    log({ severity: 'ERROR', message: 'An export was broken off', error: stackOf(error) });
    await deleteFileOf(id);
    await updateArchive(id, { state: 'failed' }).catch(() => {});
  }
}

async function write(id: string, token: string): Promise<void> {
  const progress = reporter(id);
  const { gone = 0 } = await writeArchive(writeFileOf(id, token), {
    origin: originOf({}),
    areas: await listedAreas.read(),
    onProgress: progress.report,
  });
  await progress.told();
  const bytes = await sizeOf(id);
  await updateArchive(id, { state: 'done', bytes, gone });
  await noteExport(bytes);
}

export async function sweepArchives(): Promise<void> {
  for (const id of await archivesOfAnotherDay()) {
    await emptyScratch(id);
    await deleteFileOf(id);
    await deleteArchive(id);
  }
}
