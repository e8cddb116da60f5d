import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { type Term, termName, yearsOf } from '@lab/contract/features/team/terms';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Extras } from '../../../desk/content.ts';
import type { Column } from '../../../ui/data-table/arrange.ts';
import { ComeBackDialog } from './come-back-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

const { comeBack, importing, columns: labels } = alumniDeskTexts;

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

export const Acts: NonNullable<Extras['Acts']> = ({ children }) => {
  const [open, setOpen] = useState<{ id: string; name: string }>();
  return (
    <>
      {children(({ _id: id, name }) => [
        { label: comeBack.action, run: () => setOpen({ id, name: String(name) }) },
      ])}
      {open && <ComeBackDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

export function Tools() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{importing.action}</Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
