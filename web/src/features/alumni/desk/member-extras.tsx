/** What an admin does with members besides changing what their entry says. */
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Extras } from '../../../desk/content.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const { leave, terms, order } = alumniDeskTexts;

const dialogs = { leave: LeaveDialog, terms: TermsDialog };

export const Acts: NonNullable<Extras['Acts']> = ({ children }) => {
  const [open, setOpen] = useState<{ act: keyof typeof dialogs; id: string; name: string }>();
  const Dialog = open && dialogs[open.act];
  return (
    <>
      {children(({ _id: id, name: given }) => {
        const name = String(given);
        return [
          { label: terms.action, run: () => setOpen({ act: 'terms', id, name }) },
          { label: leave.action, run: () => setOpen({ act: 'leave', id, name }) },
        ];
      })}
      {open && Dialog && <Dialog id={open.id} name={open.name} onClose={() => setOpen(undefined)} />}
    </>
  );
};

export function Tools() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{order.action}</Button>
      {isOpen && <OrderDialog onClose={() => setOpen(false)} />}
    </>
  );
}
