import { endpoint } from '../../api/endpoint.ts';

const messageList = () => import('./schemas.ts').then((s) => s.messages);
const pageQuery = () => import('../../api/fields.ts').then((s) => s.pageQuery);
const messagesQuery = () => import('./schemas.ts').then((s) => s.messagesQuery);

export const messages = {
  send: endpoint('POST', '/contacts', {
    access: 'member',
    summary: 'Send a message to the lab',
    body: () => import('./schemas.ts').then((s) => s.sendMessage),
    reply: () => import('../../api/replies.ts').then((s) => s.insertedReply),
    perMinute: { address: 60, caller: 5 },
  }),
  list: endpoint('GET', '/adminContacts', {
    needs: 'messages.answer',
    summary: 'Messages, newest first; with `unanswered` only those without a reply',
    query: messagesQuery,
    reply: messageList,
    paged: true,
  }),
  byEmail: endpoint('GET', '/contacts/{email}', {
    access: 'self',
    or: 'messages.answer',
    summary: 'The messages of one person, newest first',
    query: pageQuery,
    reply: messageList,
    paged: true,
  }),
  reply: endpoint('PATCH', '/contactReplay', {
    needs: 'messages.answer',
    summary: 'Reply to a message, once',
    body: () => import('./schemas.ts').then((s) => s.replyToMessage),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
};
