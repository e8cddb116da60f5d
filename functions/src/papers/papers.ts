import { AppError, type api, limits } from '@lab/contract';
import { whoIsWho } from '@lab/contract/citations/same-person';
import { paperTexts } from '@lab/contract/papers/texts';
import { only } from '../data/shape.ts';
import { type HandlersOf, Page } from '../http/handler.ts';
import { homeShape, readHome } from '../summaries/home-store.ts';
import { findPapers, whereArea } from './paper-search-store.ts';
import { asCards, papersCollection, readPaper, toCard, toPaper } from './paper-store.ts';
import { correctPaper, retractPaper } from './published.ts';
import { listRequests } from './request-store.ts';
import {
  editRequest,
  publishRequest,
  rejectRequest,
  reviewRequest,
  submitRequest,
  withdrawRequest,
} from './review.ts';

export const papers: HandlersOf<typeof api.papers> = {
  async recent() {
    return only(homeShape.recent, (await readHome()).recent);
  },

  async list({ query: { area, ...query } }) {
    // Read beside the papers, except where it says which papers.
    const known = area ? await readHome() : undefined;
    const [{ items, next }, { areas }] = await Promise.all([
      findPapers(query, area && known ? whereArea(known.areas, area) : undefined),
      known ?? readHome(),
    ]);
    return new Page(
      items.map((paper) => toCard(paper, areas)),
      next,
    );
  },

  async get({ params }) {
    const [stored, { team, areas }] = await Promise.all([demandPaper(params.id), readHome()]);
    const who = whoIsWho(team);
    const memberIds = stored.authors.map((author) => who(author)?._id ?? '');
    return { ...toPaper(params.id, stored, areas), memberIds };
  },

  async more({ params }) {
    const [{ authorEmail }, { areas }] = await Promise.all([demandPaper(params.id), readHome()]);
    const theirs = papersCollection().where('authorEmail', '==', authorEmail).orderBy('createdAt', 'desc');
    const { docs } = await asCards(theirs.limit(limits.morePapers)).get();
    // The paper itself may be among them; to read one more only for that would make every view of a paper dearer.
    return docs.filter((doc) => doc.id !== params.id).map((doc) => toCard(doc, areas));
  },

  correct: ({ params, body, caller }) => correctPaper(params.id, body, caller),

  retract: ({ params, caller }) => retractPaper(params.id, caller),

  publish: ({ params, body, caller }) => publishRequest(params.requestId, body, caller),

  submit: ({ body, caller }) => submitRequest(body, caller),

  requests: ({ query }) => listRequests(query),

  pending: ({ query, caller }) => listRequests(query, caller.uid),

  reject: ({ params, body, caller }) => rejectRequest(params.id, body, caller),

  review: ({ params, body, caller }) => reviewRequest(params.id, body, caller),

  edit: ({ body, caller }) => editRequest(body, caller),

  withdraw: ({ params, caller }) => withdrawRequest(params.id, caller),
};

async function demandPaper(id: string) {
  const paper = await readPaper(id);
  if (!paper) throw new AppError('not-found', paperTexts.paper.notFound);
  return paper;
}
