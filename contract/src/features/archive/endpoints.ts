import { endpoint } from '../../api/endpoint.ts';

const archive = () => import('./schemas.ts').then((s) => s.archive);

export const archives = {
  start: endpoint('POST', '/archives', {
    needs: 'archives.make',
    summary: 'Begin to write everything of the lab into one file, which takes some minutes',
    reply: archive,
    perMinute: { address: 60, caller: 5 },
  }),
  list: endpoint('GET', '/archives', {
    needs: 'archives.make',
    summary: 'The exports of the last day, newest first',
    reply: () => import('./schemas.ts').then((s) => s.archives),
  }),
  delete: endpoint('DELETE', '/archives/{id}', {
    needs: 'archives.make',
    summary: 'Delete the file of an export',
    reply: () => import('../../api/replies.ts').then((s) => s.deletedReply),
  }),
};
