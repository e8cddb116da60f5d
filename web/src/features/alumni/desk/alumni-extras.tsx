import { api } from '@lab/contract';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { type Term, termName, yearsOf } from '@lab/contract/features/team/terms';
import type { Extras } from '../../../desk/content.ts';
import { actsOf, DialogButton } from '../../../desk/dialogs.tsx';
import { TableDialog } from '../../../desk/table-dialog.tsx';
import { call } from '../../../lib/api.ts';
import type { Column } from '../../../ui/data-table/arrange.ts';
import { ComeBackDialog } from './come-back-dialog.tsx';
import { peopleInList } from './people-in-list.ts';

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

/** The browser reads the list, so that a mistake is shown beside it before anything is sent. */
export const Tools = () => (
  <DialogButton label={texts.action}>
    {(onClose) => (
      <TableDialog
        title={texts.title}
        text={texts.text}
        label={texts.list}
        faultIn={(list) => peopleIn(list).fault}
        hint={(list) => {
          const { length } = peopleIn(list).people;
          return length > 0 ? texts.found(length) : '';
        }}
        run={async (list) => {
          const { made, known } = await call(api.alumni.import, { body: { people: peopleIn(list).people } });
          return { done: texts.done(made, known) };
        }}
        confirm={() => texts.run}
        onClose={onClose}
      />
    )}
  </DialogButton>
);

function peopleIn(list: string) {
  const found = peopleInList(list);
  return typeof found === 'string' ? { fault: found, people: [] } : { fault: '', people: found };
}
