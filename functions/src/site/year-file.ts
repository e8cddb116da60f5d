/** The numbers behind a year's page, as a table. */
import { api } from '@lab/contract';
import { toCsv } from '@lab/contract/csv';
import { yearInFile } from '@lab/contract/pages/year-file';
import { loadWords } from '@lab/contract/settings/words/languages';
import { withWords } from '@lab/contract/settings/words/set-words';
import { usualRoles } from '@lab/contract/team/roles';
import { numberLines } from '@lab/contract/years/numbers';
import { cache } from '../http/caching.ts';
import type { Address } from '../http/origin.ts';
import { invoke } from '../invoke.ts';
import { redirectFrom } from './old-addresses.ts';
import type { Reply } from './reply.ts';
import { whenFound } from './when-found.ts';

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
  const body = withWords(words, () => toCsv(numberLines(found.reply, settings.roles ?? usualRoles)));
  return { status: 200, contentType: 'text/csv; charset=utf-8', body, cacheControl: cache.fiveMinutes };
}
