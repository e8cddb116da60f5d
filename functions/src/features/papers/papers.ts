import { AppError, type api } from '@lab/contract';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { cutIdEnd } from '@lab/contract/features/search/cut-id';
import { hiddenEmailsIn, readHiding } from '../../core/content/hidden-email.ts';
import { type HandlersOf, Page } from '../../core/http/handler.ts';
import { readFaces, readNames } from '../../core/summaries/names-store.ts';
import { listedAreas } from '../areas/area-store.ts';
import { memberIdsIn } from './author-members.ts';
import { namesInOrder } from './names-in-order.ts';
import { asksForEmail, findPapers } from './paper-search-store.ts';
import { papersUnder, readPaper, recentPapers, type StoredPaper, toCard, toPaper } from './paper-store.ts';
import { readPapersByYear, shownByYear } from './paper-years-store.ts';
import { relatedWorks, worksOnHome } from './related-works.ts';
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
import { asListed, selectedPapers, shownRows } from './selected-papers-store.ts';
import { findAbsorbing, findBeginning, sameWorks } from './version-store.ts';

export const papers: HandlersOf<typeof api.papers> = {
  async recent() {
    const papers = await recentPapers.shown();
    return papers.map(asListed);
  },

  async list({ query }) {
    // Read in parallel with the papers, unless the areas or the team are needed to find them.
    const known =
      query.area || query.q || query.person || asksForEmail(query) ? await readAreasAndTeam() : undefined;
    const [{ items, next, instead }, { areas, withoutHidden, idsOf, inOrder }] = await Promise.all([
      findPapers(query, known ?? { areas: [], team: [], hiding: [] }),
      known ?? readAreasAndTeam(),
    ]);
    return new Page(
      items.map((paper) => ({
        ...withoutHidden(toCard(paper, areas), paper.get('uid')),
        ...inOrder(paper.data() as StoredPaper),
        memberIds: idsOf(paper.data() as StoredPaper),
      })),
      next,
      instead,
    );
  },

  years: async () => (await readPapersByYear()).map(({ year }) => year).filter(Boolean),
  byYear: shownByYear,

  async selected() {
    const [papers, team, inOrder] = await Promise.all([selectedPapers.shown(), readNames(), namesInOrder()]);
    return shownRows(papers, team, inOrder);
  },

  async get({ params }) {
    // Asked for at once, because then `public/home` is read once.
    const [{ id, paper }, known, faces, works] = await Promise.all([
      requirePaper(params.id),
      readAreasAndTeam(),
      readFaces(),
      worksOnHome(),
    ]);
    const memberIds = known.idsOf(paper);
    return {
      ...known.withoutHidden(toPaper(id, paper, known.areas), paper.uid),
      ...known.inOrder(paper),
      memberIds,
      faces: memberIds.map((member) => faces.get(member) ?? ''),
      related: relatedWorks(id, paper, known.areas, works),
    };
  },

  async more({ params }) {
    const [{ id, paper }, known] = await Promise.all([requirePaper(params.id), readAreasAndTeam()]);
    const { areas, withoutHidden, inOrder } = known;
    // An imported work has no owner, so it must not list other works without an owner.
    if (!paper.authorEmail) return [];
    // The paper itself may be among them. Reading one more to replace it would cost a read in every view.
    const others = (await papersUnder(paper.authorEmail)).filter((other) => other.id !== id);
    return others.map((paper) => ({
      ...withoutHidden(toCard(paper, areas), paper.get('uid')),
      ...inOrder(paper.data() as StoredPaper),
    }));
  },

  // Loaded when somebody corrects a work, as what visitors read starts without.
  async correct({ params, body, caller }) {
    const { correctPaper } = await import('./published.ts');
    return correctPaper(params.id, body, caller);
  },
  async linkAuthor({ params, body, caller }) {
    const { linkAuthor } = await import('./link-author.ts');
    return linkAuthor(params.id, body, caller);
  },
  sameWorks: ({ params }) => sameWorks(params.id),
  async makeVersion({ params, body, caller }) {
    const { makeVersion } = await import('./become-version.ts');
    return makeVersion(params.id, params.otherId, body, caller);
  },
  async retract({ params, caller }) {
    const { retractPaper } = await import('./published.ts');
    return retractPaper(params.id, caller);
  },
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

/** All need only one read, because they are in the same document. */
async function readAreasAndTeam() {
  const [areas, team, hiding, inOrder] = await Promise.all([
    listedAreas.read(),
    readNames(),
    readHiding(),
    namesInOrder(),
  ]);
  const [withoutHidden, idsOf] = [hiddenEmailsIn(team, hiding), memberIdsIn(team)];
  return { areas, team, hiding, withoutHidden, idsOf, inOrder };
}

/**
 * By an old id the work is found of which the paper is a version now, and by the beginning of an id, as a
 * large lab's search has it, the work.
 */
async function requirePaper(id: string) {
  if (id.endsWith(cutIdEnd)) return beginningWith(id.slice(0, -cutIdEnd.length));
  const paper = await readPaper(id);
  const found = paper ? { id, paper } : await findAbsorbing(id);
  if (!found) throw new AppError('not-found', paperTexts.paper.notFound);
  return found;
}

async function beginningWith(beginning: string) {
  const found = beginning && (await findBeginning(beginning));
  if (!found) throw new AppError('not-found', paperTexts.paper.notFound);
  return found;
}
