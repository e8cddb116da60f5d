import { endpoint } from '../../../api/endpoint.ts';
import { tableEndpoints } from '../../../core/tables/endpoints.ts';

/** `{kind}` is one of `tableKeys`, such as `projects`. */
export const outputTables = {
  write: endpoint('GET', '/madeTables/{kind}', {
    needs: 'outputs.edit',
    summary: 'All records of one kind of what the lab makes as a table, which can be imported again',
    reply: () => import('../schemas.ts').then((s) => s.tableWritten),
  }),
  ...tableEndpoints('/madeTables/{kind}', {
    needs: 'outputs.edit',
    summary: 'Import the rows of a table that are new; those that are here or cannot be read are left out',
    body: () => import('../../../core/tables/schemas.ts').then((s) => s.tableToRead),
    reply: () => import('../schemas.ts').then((s) => s.outputsImported),
  }),
  undo: endpoint('POST', '/madeTables/{kind}/undo', {
    needs: 'outputs.edit',
    summary: 'Take an import back: its records are deleted, except those that were changed since',
    body: () => import('../schemas.ts').then((s) => s.importToUndo),
    reply: () => import('../schemas.ts').then((s) => s.tableUndone),
  }),
};
