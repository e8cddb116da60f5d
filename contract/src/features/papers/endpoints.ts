import { endpoint } from '../../api/endpoint.ts';

const paper = () => import('./schemas.ts').then((s) => s.paper);
const papersPage = () => import('./schemas.ts').then((s) => s.papersPage);
const paperRequest = () => import('./schemas.ts').then((s) => s.paperRequest);
const paperRequests = () => import('./schemas.ts').then((s) => s.paperRequests);
const pageQuery = () => import('../../api/fields.ts').then((s) => s.pageQuery);
const deleted = () => import('../../api/replies.ts').then((s) => s.deletedReply);
const result = () => import('../../api/replies.ts').then((s) => s.resultReply);

export const papers = {
  recent: endpoint('GET', '/recentResearchPapers', {
    access: 'public',
    summary: 'The six newest papers, as the home page shows them',
    reply: () => import('./schemas.ts').then((s) => s.recentPapers),
  }),
  list: endpoint('GET', '/researchPapers', {
    access: 'public',
    summary: 'Papers, newest first, by area, year, author or words',
    query: () => import('./schemas.ts').then((s) => s.papersQuery),
    reply: papersPage,
    paged: true,
  }),
  years: endpoint('GET', '/researchPaperYears', {
    access: 'public',
    summary: 'The years in which papers were published, newest first',
    reply: () => import('./schemas.ts').then((s) => s.paperYears),
  }),
  byYear: endpoint('GET', '/researchPapersByYear', {
    access: 'public',
    summary: 'How many papers each year has, and of which types and with what, the newest year first',
    reply: () => import('./schemas.ts').then((s) => s.papersByYear),
  }),
  selected: endpoint('GET', '/selectedResearchPapers', {
    access: 'public',
    summary: 'The works that the lab has selected, the newest first, as the home page shows them',
    reply: () => import('./schemas.ts').then((s) => s.selectedPapers),
  }),
  get: endpoint('GET', '/researchPaper/{id}', {
    access: 'public',
    summary: 'One paper',
    reply: paper,
  }),
  more: endpoint('GET', '/morePaper/{id}', {
    access: 'public',
    summary: "Other papers by this paper's author, newest first",
    reply: papersPage,
  }),
  correct: endpoint('PATCH', '/researchPapers/{id}', {
    needs: 'papers.correct',
    summary: 'Correct a published paper',
    body: () => import('./schemas.ts').then((s) => s.correctPaper),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  linkAuthor: endpoint('PATCH', '/researchPapers/{id}/members', {
    needs: 'papers.correct',
    summary: 'Say which member of the team an author of a published paper is, or that the author is none',
    body: () => import('./review/schemas.ts').then((s) => s.linkAuthor),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  sameWorks: endpoint('GET', '/researchPapers/{id}/versions', {
    needs: 'papers.correct',
    summary: 'The works that may be other versions of a published paper',
    reply: () => import('./review/schemas.ts').then((s) => s.sameWorks),
  }),
  makeVersion: endpoint('POST', '/researchPapers/{id}/versions/{otherId}', {
    needs: 'papers.correct',
    summary: 'Make another published paper, such as its preprint, a version of a published paper',
    body: () => import('./review/schemas.ts').then((s) => s.makeVersion),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  retract: endpoint('DELETE', '/researchPapers/{id}', {
    needs: 'papers.correct',
    summary: 'Take back a published paper',
    reply: deleted,
  }),
  publish: endpoint('POST', '/researchPaper/{requestId}', {
    needs: 'papers.publish',
    summary: 'Publish a pending paper',
    body: () => import('./schemas.ts').then((s) => s.publishPaper),
    reply: () => import('./schemas.ts').then((s) => s.publishedReply),
  }),
  submit: endpoint('POST', '/ResearchRequest', {
    access: 'member',
    summary: 'Submit a paper for review',
    body: () => import('./schemas.ts').then((s) => s.submitPaper),
    reply: () => import('../../api/replies.ts').then((s) => s.insertedReply),
    perMinute: { address: 60, caller: 10 },
  }),
  requests: endpoint('GET', '/ResearchRequest', {
    needs: 'papers.publish',
    summary: 'Papers that wait for review, newest first',
    query: pageQuery,
    reply: paperRequests,
    paged: true,
  }),
  reject: endpoint('DELETE', '/ResearchRequest/{id}', {
    needs: 'papers.publish',
    summary: 'Reject and delete a pending paper; its author can read the reason, if one is given',
    body: () => import('../outcomes/schemas.ts').then((s) => s.decision),
    reply: deleted,
  }),
  review: endpoint('PATCH', '/reviewResearch/feedBack/{id}', {
    needs: 'papers.publish',
    summary: 'Give feedback on a pending paper',
    body: () => import('./schemas.ts').then((s) => s.reviewPaper),
    reply: result,
  }),
  pending: endpoint('GET', '/pendingPaper', {
    access: 'member',
    summary: "The caller's pending papers, newest first",
    query: pageQuery,
    reply: paperRequests,
    paged: true,
  }),
  pendingOne: endpoint('GET', '/pendingPaper/{id}', {
    access: 'author',
    summary: "One's own pending paper, to be edited",
    reply: paperRequest,
  }),
  edit: endpoint('PATCH', '/EditPaper', {
    access: 'author',
    summary: "Change one's own pending paper",
    body: () => import('./schemas.ts').then((s) => s.editPaper),
    reply: result,
  }),
  withdraw: endpoint('DELETE', '/pendingPaper/{id}', {
    access: 'author',
    summary: "Withdraw one's own pending paper",
    reply: deleted,
  }),
};
