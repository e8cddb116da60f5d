import { endpoint } from '../../api/endpoint.ts';
import { limits } from '../../api/limits.ts';

const oneImport = () => import('./schemas.ts').then((s) => s.oneImport);

export const imports = {
  plan: endpoint({
    method: 'POST',
    path: '/imports',
    needs: 'papers.import',
    summary:
      'Read a file or a list of identifiers, and plan what an import of it would do; no work is written',
    body: () => import('./schemas.ts').then((s) => s.fileToImport),
    reply: () => import('./schemas.ts').then((s) => s.planned),
    perMinute: { address: 60, caller: 10 },
    bodyBytes: limits.importBodyBytes,
  }),
  list: endpoint({
    method: 'GET',
    path: '/imports',
    needs: 'papers.import',
    summary: 'All imports and plans of imports, newest first',
    query: () => import('../../api/fields.ts').then((s) => s.pageQuery),
    reply: () => import('./schemas.ts').then((s) => s.importList),
    paged: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/imports/{id}',
    needs: 'papers.import',
    summary: 'One import: its state and its counts',
    reply: oneImport,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/importEntries',
    needs: 'papers.import',
    summary: 'The entries of an import, in the order of its file, with what will become or became of each',
    query: () => import('./schemas.ts').then((s) => s.entriesQuery),
    reply: () => import('./schemas.ts').then((s) => s.importEntries),
    paged: true,
  }),
  choose: endpoint({
    method: 'PATCH',
    path: '/imports/{id}',
    needs: 'papers.import',
    summary: 'Decide about all or some entries of a plan: import, skip or fill; their type; their area',
    body: () => import('./schemas.ts').then((s) => s.choice),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  run: endpoint({
    method: 'POST',
    path: '/imports/{id}/run',
    needs: 'papers.import',
    summary: 'Write the next works of an import; called again until its state is done',
    reply: oneImport,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/imports/{id}/undo',
    needs: 'papers.import',
    summary:
      'Remove the next works of an import that nobody has changed; called again until its state is undone',
    reply: oneImport,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/imports/{id}',
    needs: 'papers.import',
    summary: 'Delete a plan of which nothing was imported',
    reply: () => import('../../api/replies.ts').then((s) => s.deletedReply),
  }),
};
