import { AppError, type api, limits } from '@lab/contract';
import { whoIsWho } from '@lab/contract/citations/same-person';
import { paperTexts } from '@lab/contract/papers/texts';
import { readPage } from '../data/page.ts';
import { type HandlersOf, Page } from '../http/handler.ts';
import { readHome } from '../summaries/home-store.ts';
import { findPapers } from './paper-search-store.ts';
import { asCards, papersCollection, readPaper, toCard, toPaper } from './paper-store.ts';
import { correctPaper, retractPaper } from './published.ts';
import { requestsCollection, toRequest } from './request-store.ts';
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
    return (await readHome()).recent;
  },

  list: ({ query }) => findPapers(query),

  async get({ params }) {
    const [stored, { team }] = await Promise.all([demandPaper(params.id), readHome()]);
    const who = whoIsWho(team);
    const memberIds = stored.authors.map((author) => who(author)?._id ?? '');
    return { ...toPaper(params.id, stored), memberIds };
  },

  async more({ params }) {
    const { authorEmail } = await demandPaper(params.id);
    const theirs = papersCollection().where('authorEmail', '==', authorEmail).orderBy('createdAt', 'desc');
    const { docs } = await asCards(theirs.limit(limits.morePapers)).get();
    // The paper itself may be among them; to read one more only for that would make every view of a paper dearer.
    return docs.filter((doc) => doc.id !== params.id).map(toCard);
  },

  correct: ({ params, body, caller }) => correctPaper(params.id, body, caller),

  retract: ({ params, caller }) => retractPaper(params.id, caller),

  publish: ({ params, body, caller }) => publishRequest(params.requestId, body, caller),

  submit: ({ body, caller }) => submitRequest(body, caller),

  async requests({ query }) {
    const { records, next } = await readPage(requestsCollection(), query);
    return new Page(records.map(toRequest), next);
  },

  async pending({ query, caller }) {
    const own = requestsCollection().where('uid', '==', caller.uid);
    const { records, next } = await readPage(own, query);
    return new Page(records.map(toRequest), next);
  },

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
