/** Writes what a site says into the lab, and reports what became of each record. */
import { limits } from '@lab/contract/api/limits';
import type { Caller } from '../../../core/http/caller.ts';
import type { Plan } from '../../../features/imports/plan.ts';
import { addOldAddresses } from '../../../features/settings/old-addresses-store.ts';
import type { Page, Site } from '../description.ts';
import type { Progress } from '../progress.ts';
import { mostRedirects, redirectsAmong } from '../redirects.ts';
import type { Source } from '../source/source.ts';
import { fileKeeper } from './files.ts';
import { addEvents, addNews, addProjects, addSoftware } from './items.ts';
import { addAreasAndPeople, addOtherRecords } from './kind-records.ts';
import { writeFacts } from './lab-facts.ts';
import { moveId, noteOverview, readMove } from './move-store.ts';
import { addPages } from './pages.ts';
import { addPeople } from './people.ts';
import { importWorks, planWorks } from './works.ts';
import { freshOf, type Writing, withKeptFiles } from './writing.ts';

export type Report = Pick<Writing, 'made' | 'lines'>;

interface Given {
  site: Site;
  source: Source;
  works: Plan | undefined;
  progress: Progress;
}

export async function writeSite({ site, source, works, progress }: Given, caller: Caller): Promise<Report> {
  const move = { id: moveId(site), name: site.name };
  const known = new Map((await readMove(move.id))?.records.map(({ from, id }) => [from, id] as const));
  const files = fileKeeper(source);
  const writing: Writing = {
    move,
    caller,
    files,
    known,
    progress,
    ids: new Map(),
    redirects: [],
    made: {},
    lines: [],
  };
  const { made, lines } = writing;

  if (site.records) await addAreasAndPeople(writing, site);
  else await addPeople(writing, site);
  // Planned again, now that its areas are here.
  const plan = site.records ? await planWorks(site.works, source.name, caller) : works;
  made.works = plan ? await importWorks(writing, site.works, plan) : 0;
  await addProjects(writing, site.projects);
  await addSoftware(writing, site.software ?? []);
  await addNews(writing, site.news);
  await addEvents(writing, site.events ?? []);
  if (site.records) await addOtherRecords(writing, site);
  await addPages(writing, await pagesBesideOverview(writing, site));
  await addRedirects(writing, site);
  progress.end();
  for (const [path, why] of files.refused) lines.push(`${path}: left out: ${why}`);
  return { made, lines };
}

async function addRedirects(writing: Writing, site: Site): Promise<void> {
  const { move, caller, files, redirects, made, lines, progress } = writing;
  const pdfs = [...files.pdfs].flatMap(([path, to]) =>
    (site.pdfs?.get(path) ?? []).map((from) => ({ from, to })),
  );
  const replaced = (site.replaced ?? []).flatMap(({ old, by }) => old.map((from) => ({ from, to: by })));
  const wanted = redirectsAmong([...redirects, ...replaced, ...pdfs]);
  const room = wanted.slice(0, mostRedirects);
  progress.begin('old addresses', room.length);
  made.redirects = await addOldAddresses(room, { move: move.id, caller, onProgress: progress.step });
  if (wanted.length > room.length)
    lines.push(`${wanted.length - room.length} old addresses lead nowhere: a move brings ${mostRedirects}`);
}

/** The text of the home page becomes the overview of a lab that has none. */
async function pagesBesideOverview(writing: Writing, site: Site): Promise<Page[]> {
  const { move, lines } = writing;
  const [home, ...others] = [...site.pages].sort((one, other) => Number(other.isHome) - Number(one.isHome));
  const isOverview = home?.isHome && home.isFinished && home.text.length <= limits.prose;
  const isFresh = home && freshOf(writing, [home]).length > 0;
  const overview = isOverview && isFresh ? await withKeptFiles(writing, home, home.text) : undefined;
  const { said, hasOverview } = await writeFacts(writing, site, overview);
  if (said.length > 0) lines.push(`written of the lab: ${said.join(', ')}`);
  if (!home || !hasOverview) return home ? [home, ...others] : others;
  await noteOverview(move, home.from);
  return others;
}
