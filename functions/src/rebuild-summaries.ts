import { readAreas, writeAreasSummary } from './areas/area-store.ts';
import { readCollaborators, writeCollaboratorsSummary } from './collaborators/collaborator-store.ts';
import { transact } from './data/firestore.ts';
import { readLabInfo, shownLabInfo } from './lab-info/lab-info-store.ts';
import { newestBefore, writeNewest } from './news/newest-store.ts';
import { countPapers, newestPapers, paperCount, recentPapers, toRecent } from './papers/paper-store.ts';
import { writeHome } from './summaries/home-store.ts';
import { readTeam, writeTeamSummary } from './team/member-store.ts';

/** Transactions keep the summaries up to date; this is for data that was imported or changed in another way. */
export function rebuildSummaries(): Promise<void> {
  return transact(async (tx) => {
    const labInfo = shownLabInfo.of(await readLabInfo(tx));
    const recent = recentPapers.of(toRecent(await newestPapers(tx)));
    const count = paperCount.of(await countPapers(tx));
    const team = await readTeam(tx);
    const areas = await readAreas(tx);
    const collaborators = await readCollaborators(tx);
    const news = await newestBefore(tx);
    writeHome(tx, { ...labInfo, ...recent, ...count });
    writeAreasSummary(tx, areas);
    writeTeamSummary(tx, team);
    writeCollaboratorsSummary(tx, collaborators);
    writeNewest(tx, news);
  });
}
