import { endpoint } from '../../../api/endpoint.ts';

export const noticeCalls = {
  mine: endpoint('GET', '/notices', {
    access: 'member',
    summary: 'What the caller was told, newest first',
    query: () => import('../../../api/fields.ts').then((s) => s.pageQuery),
    reply: () => import('./schemas.ts').then((s) => s.noticeList),
    paged: true,
  }),
  unread: endpoint('GET', '/unreadNotices', {
    access: 'member',
    summary: 'How many notices the caller has not read, up to a limit',
    reply: () => import('./schemas.ts').then((s) => s.unread),
  }),
  read: endpoint('PATCH', '/notices', {
    access: 'member',
    summary: 'Mark notices of the caller as read: those up to a time, or one',
    body: () => import('./schemas.ts').then((s) => s.readNotices),
    reply: () => import('../../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  choices: endpoint('GET', '/mailChoices', {
    access: 'member',
    summary: 'What the caller does not want to get by mail, and whether mail arrives',
    reply: () => import('./schemas.ts').then((s) => s.shownMailChoices),
  }),
  choose: endpoint('PATCH', '/mailChoices', {
    access: 'member',
    summary: 'Choose what to get by mail, or say that mail arrives at one’s address again',
    body: () => import('./schemas.ts').then((s) => s.chosenMail),
    reply: () => import('../../../api/replies.ts').then((s) => s.successReply),
  }),
};
