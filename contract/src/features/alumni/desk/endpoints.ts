import { tableEndpoints } from '../../../core/tables/endpoints.ts';

export const alumniTables = tableEndpoints('/alumni/import', {
  needs: 'people.edit',
  summary:
    'Add the former members of a table who are new; those that are here or cannot be read are left out',
  body: () => import('../../../core/tables/schemas.ts').then((s) => s.tableWithPictures),
  reply: () => import('../../../core/tables/schemas.ts').then((s) => s.tableImported),
});
