import { readAreas, writeAreasSummary } from '../areas/area-store.ts';
import { readCollaborators, writeCollaboratorsSummary } from '../collaborators/collaborator-store.ts';
import { transact } from '../data/firestore.ts';
import { readLabInfo } from '../lab-info/lab-info-store.ts';
import { newestBefore, writeNewest } from '../news/newest-store.ts';
import { countPapers, newestPapers, toRecent } from '../papers/paper-store.ts';
import { readTeam, writeTeamSummary } from '../team/member-store.ts';
import { writeHome } from './home-store.ts';

/** Each summary is kept by the transactions that change its source; this is for data that came another way. */
export function rebuildSummaries(): Promise<void> {
  return transact(async (tx) => {
    const labInfo = await readLabInfo(tx);
    const recent = toRecent(await newestPapers(tx));
    const paperCount = await countPapers(tx);
    const team = await readTeam(tx);
    const areas = await readAreas(tx);
    const collaborators = await readCollaborators(tx);
    const news = await newestBefore(tx);
    writeHome(tx, { labInfo, recent, paperCount });
    writeAreasSummary(tx, areas);
    writeTeamSummary(tx, team);
    writeCollaboratorsSummary(tx, collaborators);
    writeNewest(tx, news);
  });
}
