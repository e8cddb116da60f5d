import { endpoint } from '../../../api/endpoint.ts';

const table = () => import('../../outputs/table/schemas.ts').then((s) => s.tableToRead);

export const memberTables = {
  plan: endpoint({
    method: 'POST',
    path: '/members/import/plan',
    needs: 'people.edit',
    summary: 'What the import of a table of members would do, row by row; nothing is stored',
    body: table,
    reply: () => import('../../outputs/table/schemas.ts').then((s) => s.tablePlan),
  }),
  import: endpoint({
    method: 'POST',
    path: '/members/import',
    needs: 'people.edit',
    summary: 'Add the members of a table who are new; a row that cannot be read refuses all',
    body: table,
    reply: () => import('./schemas.ts').then((s) => s.membersImported),
  }),
};
