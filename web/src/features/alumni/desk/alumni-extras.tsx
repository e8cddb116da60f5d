import { api } from '@lab/contract';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { alumniTable } from '@lab/contract/features/alumni/table';
import { type Term, termName, yearsOf } from '@lab/contract/features/team/terms';
import type { Extras } from '../../../desk/content.ts';
import { actsOf } from '../../../desk/dialogs.tsx';
import { TableImport } from '../../../desk/table-import.tsx';
import { call } from '../../../lib/api.ts';
import type { Column } from '../../../ui/data-table/arrange.ts';
import { ComeBackDialog } from './come-back-dialog.tsx';

const { comeBack, importing: texts, columns: labels } = alumniDeskTexts;

const termsOf = (row: AnyRecord) => (row.terms ?? []) as readonly Term[];

/** What people were here at last, and in which years, before their thesis. */
export const tableOf: NonNullable<Extras['tableOf']> = (table, roles) => {
  const [name, ...others] = table.columns;
  const lastRole = (row: AnyRecord) => {
    const last = termsOf(row).at(-1);
    return last ? termName(last, roles) : '';
  };
  const ofTerms: Column<AnyRecord>[] = [
    { name: 'role', label: labels.role, value: lastRole },
    { name: 'years', label: labels.years, value: (row) => yearsOf(termsOf(row)), is: 'date', order: 'time' },
  ];
  return { ...table, columns: [...(name ? [name] : []), ...ofTerms, ...others] };
};

export const Acts = actsOf('name', [{ label: comeBack.action, Dialog: ComeBackDialog }]);

export const Tools = () => (
  <TableImport
    button={texts.action}
    title={texts.title}
    text={texts.text}
    columns={alumniTable.columns}
    hasPictures
    plan={({ table, pictures }) => call(api.alumniTables.plan, { body: { table, pictures } })}
    run={async ({ table, pictures }) => {
      const { made, wrong } = await call(api.alumniTables.import, { body: { table, pictures } });
      return { done: texts.done(made), wrong };
    }}
    confirm={texts.run}
  />
);
