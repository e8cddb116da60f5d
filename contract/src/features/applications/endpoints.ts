import { endpoint } from '../../api/endpoint.ts';

const applicationList = () => import('./schemas.ts').then((s) => s.applications);
const pageQuery = () => import('../../api/fields.ts').then((s) => s.pageQuery);
const message = () => import('../../api/replies.ts').then((s) => s.messageReply);

export const applications = {
  submit: endpoint('POST', '/submitApplication', {
    access: 'member',
    summary: 'Apply for an open position, once',
    body: () => import('./schemas.ts').then((s) => s.submitApplication),
    reply: message,
    alsoAnswers: 208,
    perMinute: { address: 60, caller: 10 },
  }),
  begin: endpoint('PATCH', '/begunApplications', {
    access: 'member',
    summary: 'Say that one has a draft of an application for an open position, or has none any more',
    body: () => import('./schemas.ts').then((s) => s.beginApplication),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
    perMinute: { address: 300, caller: 30 },
  }),
  list: endpoint('GET', '/applications', {
    needs: 'applications.decide',
    within: true,
    summary: 'Applications, newest first',
    query: pageQuery,
    reply: applicationList,
    paged: true,
  }),
  byEmail: endpoint('GET', '/applications/{email}', {
    access: 'self',
    or: 'applications.decide',
    within: true,
    summary: 'The applications of one person',
    query: pageQuery,
    reply: applicationList,
    paged: true,
  }),
  delete: endpoint('DELETE', '/application/{id}', {
    access: 'author',
    or: 'applications.decide',
    summary:
      "Delete one's own application; an admin deletes any, and its author can read the reason, if one is given",
    body: () => import('../outcomes/schemas.ts').then((s) => s.decision),
    reply: () => import('./schemas.ts').then((s) => s.deletedApplication),
  }),
  feedback: endpoint('PATCH', '/application/feedBack/{id}', {
    needs: 'applications.decide',
    within: true,
    summary: 'Give feedback on an application',
    body: () => import('./schemas.ts').then((s) => s.applicationFeedback),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  accept: endpoint('POST', '/team/{applicationId}', {
    needs: 'applications.decide',
    within: true,
    summary: 'Accept an application: the person joins the team with the chosen role and becomes a writer',
    body: () => import('./schemas.ts').then((s) => s.acceptApplication),
    reply: message,
  }),
  earlier: endpoint('GET', '/earlierAcceptances', {
    needs: 'applications.decide',
    summary: 'People of whom an acceptance of an earlier version shows the motivation or the phone number',
    reply: () => import('./schemas.ts').then((s) => s.earlierAcceptances),
  }),
  closeEarlier: endpoint('PATCH', '/earlierAcceptances', {
    needs: 'applications.decide',
    summary: 'Hide it of the chosen people, once for all who are listed',
    body: () => import('./schemas.ts').then((s) => s.closeEarlier),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
};
