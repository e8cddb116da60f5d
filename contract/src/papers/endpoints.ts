import { endpoint } from '../endpoint.ts';

const paper = () => import('./schemas.ts').then((s) => s.paper);
const papersPage = () => import('./schemas.ts').then((s) => s.papersPage);
const paperRequest = () => import('./schemas.ts').then((s) => s.paperRequest);
const paperRequests = () => import('./schemas.ts').then((s) => s.paperRequests);
const pageQuery = () => import('../fields.ts').then((s) => s.pageQuery);
const deleted = () => import('../replies.ts').then((s) => s.deletedReply);
const result = () => import('../replies.ts').then((s) => s.resultReply);

export const papers = {
  recent: endpoint({
    method: 'GET',
    path: '/recentResearchPapers',
    access: 'public',
    summary: 'The six newest papers, as the home page shows them',
    reply: () => import('./schemas.ts').then((s) => s.recentPapers),
  }),
  list: endpoint({
    method: 'GET',
    path: '/researchPapers',
    access: 'public',
    summary: 'Papers, newest first, by area, year, author or words',
    query: () => import('./schemas.ts').then((s) => s.papersQuery),
    reply: papersPage,
    paged: true,
  }),
  years: endpoint({
    method: 'GET',
    path: '/researchPaperYears',
    access: 'public',
    summary: 'The years in which papers were published, newest first',
    reply: () => import('./schemas.ts').then((s) => s.paperYears),
  }),
  selected: endpoint({
    method: 'GET',
    path: '/selectedResearchPapers',
    access: 'public',
    summary: 'The works that the lab has selected, the newest first, as the home page shows them',
    reply: () => import('./schemas.ts').then((s) => s.selectedPapers),
  }),
  get: endpoint({
    method: 'GET',
    path: '/researchPaper/{id}',
    access: 'public',
    summary: 'One paper',
    reply: paper,
  }),
  more: endpoint({
    method: 'GET',
    path: '/morePaper/{id}',
    access: 'public',
    summary: "Other papers by this paper's author, newest first",
    reply: papersPage,
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/researchPapers/{id}',
    access: 'admin',
    summary: 'Correct a published paper',
    body: () => import('./schemas.ts').then((s) => s.correctPaper),
    reply: () => import('../replies.ts').then((s) => s.modifiedReply),
  }),
  linkAuthor: endpoint({
    method: 'PATCH',
    path: '/researchPapers/{id}/members',
    access: 'admin',
    summary: 'Say which member of the team an author of a published paper is, or that the author is none',
    body: () => import('./link-author.ts').then((s) => s.linkAuthor),
    reply: () => import('../replies.ts').then((s) => s.modifiedReply),
  }),
  retract: endpoint({
    method: 'DELETE',
    path: '/researchPapers/{id}',
    access: 'admin',
    summary: 'Take back a published paper',
    reply: deleted,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/researchPaper/{requestId}',
    access: 'admin',
    summary: 'Publish a pending paper',
    body: () => import('./schemas.ts').then((s) => s.publishPaper),
    reply: () => import('./schemas.ts').then((s) => s.publishedReply),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/ResearchRequest',
    access: 'member',
    summary: 'Submit a paper for review',
    body: () => import('./schemas.ts').then((s) => s.submitPaper),
    reply: () => import('../replies.ts').then((s) => s.insertedReply),
    perMinute: { address: 60, caller: 10 },
  }),
  requests: endpoint({
    method: 'GET',
    path: '/ResearchRequest',
    access: 'admin',
    summary: 'Papers that wait for review, newest first',
    query: pageQuery,
    reply: paperRequests,
    paged: true,
  }),
  reject: endpoint({
    method: 'DELETE',
    path: '/ResearchRequest/{id}',
    access: 'admin',
    summary: 'Reject and delete a pending paper; its author can read the reason, if one is given',
    body: () => import('../outcomes/schemas.ts').then((s) => s.decision),
    reply: deleted,
  }),
  review: endpoint({
    method: 'PATCH',
    path: '/reviewResearch/feedBack/{id}',
    access: 'admin',
    summary: 'Give feedback on a pending paper',
    body: () => import('./schemas.ts').then((s) => s.reviewPaper),
    reply: result,
  }),
  pending: endpoint({
    method: 'GET',
    path: '/pendingPaper',
    access: 'member',
    summary: "The caller's pending papers, newest first",
    query: pageQuery,
    reply: paperRequests,
    paged: true,
  }),
  pendingOne: endpoint({
    method: 'GET',
    path: '/pendingPaper/{id}',
    access: 'author',
    summary: "One's own pending paper, to be edited",
    reply: paperRequest,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/EditPaper',
    access: 'author',
    summary: "Change one's own pending paper",
    body: () => import('./schemas.ts').then((s) => s.editPaper),
    reply: result,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/pendingPaper/{id}',
    access: 'author',
    summary: "Withdraw one's own pending paper",
    reply: deleted,
  }),
};
