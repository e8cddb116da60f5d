import { endpoint } from '../../api/endpoint.ts';

const archive = () => import('./schemas.ts').then((s) => s.archive);

export const archives = {
  start: endpoint('POST', '/archives', {
    needs: 'archives.make',
    summary: 'Begin to write everything of the lab into one file, which takes some minutes',
    reply: archive,
    perMinute: { address: 60, caller: 5 },
  }),
  tryOut: endpoint('POST', '/archives/{id}/trial', {
    needs: 'archives.make',
    summary: 'Begin to restore an export for trial, beside the data of the lab, which stay as they are',
    reply: archive,
    perMinute: { address: 60, caller: 5 },
  }),
  last: endpoint('GET', '/lastArchive', {
    needs: 'archives.make',
    summary: 'When everything was exported last, and when an export was last restored for trial',
    reply: () => import('./schemas.ts').then((s) => s.lastArchive),
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
