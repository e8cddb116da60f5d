import { tableEndpoints } from '../../../core/tables/endpoints.ts';

export const memberTables = tableEndpoints('/members/import', {
  needs: 'people.edit',
  summary:
    'Add the members of a table who are new; those that are here or cannot be read are left out. New roles need the right to change settings',
  body: () => import('./schemas.ts').then((s) => s.tableOfMembers),
  reply: () => import('../../../core/tables/schemas.ts').then((s) => s.tableImported),
});
