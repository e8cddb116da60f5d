import { AppError, type api } from '@lab/contract';
import { memberFinder } from '@lab/contract/citations/same-person';
import { paperTexts } from '@lab/contract/papers/texts';
import { listedAreas } from '../areas/area-store.ts';
import { type HandlersOf, Page } from '../http/handler.ts';
import { listedTeam } from '../team/member-store.ts';
import { findPapers } from './paper-search-store.ts';
import { papersUnder, readPaper, recentPapers, toCard, toPaper } from './paper-store.ts';
import { readYears } from './paper-years-store.ts';
import { correctPaper, retractPaper } from './published.ts';
import { listRequests } from './request-store.ts';
import {
  editRequest,
  publishRequest,
  readOwnRequest,
  rejectRequest,
  reviewRequest,
  submitRequest,
  withdrawRequest,
} from './review.ts';

export const papers: HandlersOf<typeof api.papers> = {
  recent: () => recentPapers.shown(),

  async list({ query }) {
    // Read in parallel with the papers, unless the areas are needed to find them.
    const known = query.area || query.q ? await listedAreas.read() : undefined;
    const [{ items, next }, areas] = await Promise.all([
      findPapers(query, known ?? []),
      known ?? listedAreas.read(),
    ]);
    return new Page(
      items.map((paper) => toCard(paper, areas)),
      next,
    );
  },

  years: () => readYears(),

  async get({ params }) {
    const [stored, team, areas] = await Promise.all([
      requirePaper(params.id),
      listedTeam.read(),
      listedAreas.read(),
    ]);
    const who = memberFinder(team);
    const memberIds = stored.authors.map((author) => who(author)?._id ?? '');
    return { ...toPaper(params.id, stored, areas), memberIds };
  },

  async more({ params }) {
    const [{ authorEmail }, areas] = await Promise.all([requirePaper(params.id), listedAreas.read()]);
    // The paper itself may be among them. Reading one more to replace it would cost a read in every view.
    const others = (await papersUnder(authorEmail)).filter(({ id }) => id !== params.id);
    return others.map((paper) => toCard(paper, areas));
  },

  correct: ({ params, body, caller }) => correctPaper(params.id, body, caller),

  retract: ({ params, caller }) => retractPaper(params.id, caller),

  publish: ({ params, body, caller }) => publishRequest(params.requestId, body, caller),

  submit: ({ body, caller }) => submitRequest(body, caller),

  requests: ({ query }) => listRequests(query),

  pending: ({ query, caller }) => listRequests(query, caller.uid),

  pendingOne: readOwnRequest,

  reject: ({ params, body, caller }) => rejectRequest(params.id, body, caller),

  review: ({ params, body, caller }) => reviewRequest(params.id, body, caller),

  edit: editRequest,

  withdraw: withdrawRequest,
};

async function requirePaper(id: string) {
  const paper = await readPaper(id);
  if (!paper) throw new AppError('not-found', paperTexts.paper.notFound);
  return paper;
}
