import { alumniDeskTexts } from '@lab/contract/alumni/desk/texts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Extras } from '../../../desk/content.ts';
import { ComeBackDialog } from './come-back-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

const { comeBack, importing } = alumniDeskTexts;

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
