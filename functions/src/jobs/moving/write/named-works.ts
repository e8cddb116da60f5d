/**
 * Looks up the works of which a site names identifiers, as `npm run import` does: what is found is kept, so
 * that it is not asked for again by the command that writes what a plan has shown.
 */
import type { Caller } from '../../../core/http/caller.ts';
import { numbered } from '../../../features/imports/identifiers/look-up.ts';
import { beginLookUp, lookUpAll } from '../../../features/imports/look-ups.ts';
import type { NamedWork, OfWork, WorkFile } from '../description.ts';
import type { Progress } from '../progress.ts';

interface LookedUp {
  works: WorkFile[];
  /** What was not found, a line for each. */
  lines: string[];
  /** The list that is kept; undefined where nothing was asked. */
  list?: string;
}

export async function lookUpNamed(
  named: readonly NamedWork[],
  fileName: string,
  caller: Caller,
  progress: Progress,
): Promise<LookedUp> {
  if (named.length === 0) return { works: [], lines: [] };
  const list = await beginLookUp({ fileName, asked: numbered(named), notFound: [] }, caller);
  progress.begin('looking up works', named.length);
  let gone = 0;
  const entries = await lookUpAll(list, (now) => {
    progress.step(now.gone - gone);
    gone = now.gone;
  });
  const items: object[] = [];
  const lines: string[] = [];
  const files = new Map<string, OfWork>();
  for (const { line, original, problem } of entries) {
    const work = named[line - 1];
    if (!work) continue;
    const { key, kind, id, of, otherwise } = work;
    if (problem)
      lines.push(`${key}: ${kind} ${id}: ${problem}${otherwise ? ' What the page says counts.' : ''}`);
    if (problem && !otherwise) continue;
    items.push(problem ? withIdentifier(work) : { ...JSON.parse(original), id: key });
    files.set(key, of);
  }
  const found = { name: 'identifiers.json', text: JSON.stringify(items, null, 1), files };
  return { works: items.length > 0 ? [found] : [], lines, list };
}

function withIdentifier({ kind, id, otherwise = {} }: NamedWork): object {
  if (kind === 'doi') return { ...otherwise, DOI: id };
  if (kind === 'pmid') return { ...otherwise, PMID: id };
  return { ...otherwise, custom: { ...Object(otherwise.custom), archive: 'arxiv', eprint: id } };
}
