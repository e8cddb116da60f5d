/** How each kind of deleted record returns to its place, and to the summaries that show it. */
import { AppError } from '@lab/contract';
import type { RestorableKind } from '@lab/contract/desk/kinds';
import { deskTexts } from '@lab/contract/desk/texts';
import { positionTexts } from '@lab/contract/positions/texts';
import { demandFreeName, release, stillLeading } from '../areas/area-changes.ts';
import { areaDocument, listedAreas, readAreas, writeAreasSummary, writeLeads } from '../areas/area-store.ts';
import {
  collaboratorDocument,
  readCollaborators,
  writeCollaboratorsSummary,
} from '../collaborators/collaborator-store.ts';
import type { Transaction } from '../data/firestore.ts';
import { newestBefore, writeNewest } from '../news/newest-store.ts';
import { newsDocument } from '../news/news-store.ts';
import { withAreaId } from '../papers/manuscript.ts';
import {
  countPapers,
  newestPapers,
  paperCount,
  paperDocument,
  recentPapers,
  toRecent,
} from '../papers/paper-store.ts';
import { positionDocument, positionsWith } from '../positions/position-store.ts';
import { writeHome } from '../summaries/home-store.ts';
import { memberDocument, readTeam, writeTeamSummary } from '../team/member-store.ts';
import type { Restorable } from './removed-store.ts';

type PutBack<Kind extends RestorableKind> = (
  tx: Transaction,
  id: string,
  record: Restorable[Kind],
) => Promise<{ name: string; ownerUid?: string }>;

export const putBack: { [Kind in RestorableKind]: PutBack<Kind> } = {
  async news(tx, id, record) {
    const newest = await newestBefore(tx);
    tx.create(newsDocument(id), record);
    const all = [...newest, { id, ...record }];
    writeNewest(
      tx,
      all.sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis()),
    );
    return { name: record.title };
  },

  async area(tx, id, record) {
    const areas = await readAreas(tx);
    demandFreeName(areas, id, record.departmentName);
    writeLeads(tx, areas, release(areas, id, record));
    const area = stillLeading(areas, record);
    tx.create(areaDocument(id), area);
    const all = [...areas, [id, area] as const];
    all.sort(([, a], [, b]) => a.createdAt.toMillis() - b.createdAt.toMillis());
    writeAreasSummary(tx, new Map(all));
    return { name: record.departmentName };
  },

  async collaborator(tx, id, record) {
    const all = [...(await readCollaborators(tx)), [id, record] as const];
    tx.create(collaboratorDocument(id), record);
    all.sort(([, a], [, b]) => a.createdAt.toMillis() - b.createdAt.toMillis());
    writeCollaboratorsSummary(tx, new Map(all));
    return { name: record.name };
  },

  async position(tx, id, record) {
    const { roleTaken } = positionTexts.validation;
    if ((await positionsWith(tx, record.role)).length > 0) throw new AppError('conflict', roleTaken);
    tx.create(positionDocument(id), record);
    return { name: record.role };
  },

  async member(tx, id, record) {
    const team = await readTeam(tx);
    // An application of theirs may have been accepted in the meantime.
    if (team.has(id)) throw new AppError('conflict', deskTexts.errors.occupied);
    tx.create(memberDocument(id), record);
    writeTeamSummary(tx, team.set(id, record));
    return { name: record.name, ownerUid: id };
  },

  async paper(tx, id, record) {
    const newest = await newestPapers(tx);
    const count = await countPapers(tx);
    const paper = record.areaId ? record : withAreaId(record, await listedAreas.read(tx));
    tx.create(paperDocument(id), paper);
    const all = [...newest, { id, ...record }];
    all.sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
    writeHome(tx, { ...recentPapers.of(toRecent(all)), ...paperCount.of(count + 1) });
    return { name: record.title, ownerUid: record.uid };
  },
};
