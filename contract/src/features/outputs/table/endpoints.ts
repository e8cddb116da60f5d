import { endpoint } from '../../../api/endpoint.ts';

const table = () => import('./schemas.ts').then((s) => s.tableToRead);

/** `{kind}` is one of `tableKeys`, such as `projects`. */
export const outputTables = {
  writeTable: endpoint({
    method: 'GET',
    path: '/madeTables/{kind}',
    needs: 'outputs.edit',
    summary: 'All records of one kind of what the lab makes as a table, which can be imported again',
    reply: () => import('./schemas.ts').then((s) => s.tableWritten),
  }),
  planTable: endpoint({
    method: 'POST',
    path: '/madeTables/{kind}/plan',
    needs: 'outputs.edit',
    summary: 'What the import of a table would do, row by row; nothing is stored',
    body: table,
    reply: () => import('./schemas.ts').then((s) => s.tablePlan),
  }),
  importTable: endpoint({
    method: 'POST',
    path: '/madeTables/{kind}',
    needs: 'outputs.edit',
    summary: 'Import the rows of a table that are new; those that are here or cannot be read are left out',
    body: table,
    reply: () => import('./schemas.ts').then((s) => s.tableImported),
  }),
  undoTable: endpoint({
    method: 'POST',
    path: '/madeTables/{kind}/undo',
    needs: 'outputs.edit',
    summary: 'Take an import back: its records are deleted, except those that were changed since',
    body: () => import('./schemas.ts').then((s) => s.importToUndo),
    reply: () => import('./schemas.ts').then((s) => s.tableUndone),
  }),
};
