import type { Caller } from '../http/caller.ts';

/** Imports the Storage library only for records that name files, since loading it slows down a cold start. */
export async function keepNamedFiles(body: unknown, caller: Caller): Promise<void> {
  if (!/\/(images|files)\//.test(JSON.stringify(body))) return;
  const { keepFiles } = await import('./sweep.ts');
  await keepFiles(body, caller);
}
