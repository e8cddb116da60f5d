import { endpoint } from '../../api/endpoint.ts';
import { limits } from '../../api/limits.ts';

const oneImport = () => import('./schemas.ts').then((s) => s.oneImport);

export const imports = {
  plan: endpoint('POST', '/imports', {
    needs: 'papers.import',
    summary:
      'Read a file or a list of identifiers, and plan what an import of it would do; no work is written',
    body: () => import('./schemas.ts').then((s) => s.fileToImport),
    reply: () => import('./schemas.ts').then((s) => s.planned),
    perMinute: { address: 60, caller: 10 },
    bodyBytes: limits.importBodyBytes,
  }),
  list: endpoint('GET', '/imports', {
    needs: 'papers.import',
    summary: 'All imports and plans of imports, newest first',
    query: () => import('../../api/fields.ts').then((s) => s.pageQuery),
    reply: () => import('./schemas.ts').then((s) => s.importList),
    paged: true,
  }),
  get: endpoint('GET', '/imports/{id}', {
    needs: 'papers.import',
    summary: 'One import: its state and its counts',
    reply: oneImport,
  }),
  entries: endpoint('GET', '/importEntries', {
    needs: 'papers.import',
    summary: 'The entries of an import, in the order of its file, with what will become or became of each',
    query: () => import('./schemas.ts').then((s) => s.entriesQuery),
    reply: () => import('./schemas.ts').then((s) => s.importEntries),
    paged: true,
  }),
  choose: endpoint('PATCH', '/imports/{id}', {
    needs: 'papers.import',
    summary:
      'Decide about all or some entries of a plan: import, skip or fill; their type; their date; their area',
    body: () => import('./schemas.ts').then((s) => s.choice),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  lookUp: endpoint('POST', '/imports/{id}/lookUp', {
    needs: 'papers.import',
    summary: 'Look up the next identifiers of a list; called again until its state is planned',
    reply: oneImport,
    perMinute: { address: 300, caller: 60 },
  }),
  run: endpoint('POST', '/imports/{id}/run', {
    needs: 'papers.import',
    summary: 'Write the next works of an import; called again until its state is done',
    reply: oneImport,
  }),
  undo: endpoint('POST', '/imports/{id}/undo', {
    needs: 'papers.import',
    summary:
      'Remove the next works of an import that nobody has changed; called again until its state is undone',
    reply: oneImport,
  }),
  discard: endpoint('DELETE', '/imports/{id}', {
    needs: 'papers.import',
    summary: 'Delete a plan of which nothing was imported',
    reply: () => import('../../api/replies.ts').then((s) => s.deletedReply),
  }),
};
