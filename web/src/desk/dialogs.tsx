/** Dialogs that a button or the menu of a row opens. */
import Button from '@mui/material/Button';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Extras } from './content.ts';

/** Of a dialog about one record. */
export interface DialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

interface Act {
  label: string;
  Dialog: ComponentType<DialogProps>;
}

/** The menu of each row has these acts. */
export const actsOf = (nameField: string, acts: readonly Act[]): NonNullable<Extras['Acts']> =>
  function Acts({ children }) {
    const [open, setOpen] = useState<Act & Omit<DialogProps, 'onClose'>>();
    return (
      <>
        {children(({ _id: id, [nameField]: name }) =>
          acts.map((act) => ({ label: act.label, run: () => setOpen({ ...act, id, name: String(name) }) })),
        )}
        {open && <open.Dialog id={open.id} name={open.name} onClose={() => setOpen(undefined)} />}
      </>
    );
  };

interface ButtonProps {
  label: string;
  children: (onClose: () => void) => ReactNode;
}

export function DialogButton({ label, children }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
