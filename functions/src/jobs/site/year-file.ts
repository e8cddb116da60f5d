/** The numbers behind a year's page, as a table. */
import { api } from '@lab/contract';
import { yearInFile } from '@lab/contract/features/pages/year-file';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { defaultRoles } from '@lab/contract/features/team/roles';
import { numberLines } from '@lab/contract/features/years/numbers';
import { toCsv } from '@lab/contract/lib/csv';
import { invoke } from '../../app/mounted.ts';
import { cache } from '../../core/http/caching.ts';
import type { Address } from '../../core/http/origin.ts';
import { redirectFrom } from './old-addresses.ts';
import { type Reply, whenFound } from './reply.ts';

/** Undefined where there is no such year, and where an older site had a file of this name. */
export async function answerYearFile({ url }: Address): Promise<Reply | undefined> {
  const year = yearInFile(url.pathname);
  if (year === undefined || (await redirectFrom(url))) return undefined;
  const [found, { reply: settings }] = await Promise.all([
    whenFound(invoke(api.years.get, { params: { year } })),
    invoke(api.settings.get),
  ]);
  if (!found) return undefined;
  const words = await loadWords(settings.words);
  const body = withWords(words, () => toCsv(numberLines(found.reply, settings.roles ?? defaultRoles)));
  return { status: 200, contentType: 'text/csv; charset=utf-8', body, cacheControl: cache.fiveMinutes };
}
