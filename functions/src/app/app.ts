import type { Caller } from '../core/http/caller.ts';
import { serve } from '../core/http/serve.ts';
import { citationFiles } from '../features/citations/citation-files.ts';
import { addExtras } from '../features/imports/add-extras.ts';
import { pressFiles } from '../features/press/press-files.ts';
import { readGrants } from '../features/users/user-store.ts';
import { yearFiles } from '../features/years/year-files.ts';
import { invoke, mounted } from './mounted.ts';

export const app = serve(mounted, {
  files: [...citationFiles(invoke, addExtras), ...pressFiles(invoke), ...yearFiles(invoke)],
  keepFiles: keepNamedFiles,
  readGrants,
  describe: () => import('../jobs/documents/openapi.ts').then(({ openApi }) => openApi()),
});

/** Imports the Storage library only for records that name files, since loading it slows down a cold start. */
async function keepNamedFiles(body: unknown, caller: Caller): Promise<void> {
  if (!/\/(images|files)\//.test(JSON.stringify(body))) return;
  const { keepFiles } = await import('../core/images/sweep.ts');
  await keepFiles(body, caller);
}
