/** The lines of a list whose entries have several parts. */
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './requests.module.css';

interface LineProps {
  at: number;
  removeLabel: string;
  onRemove(): void;
  children: ReactNode;
}

export function Line({ at, removeLabel, onRemove, children }: LineProps) {
  return (
    <div className={styles.link}>
      {children}
      <Button kind="quiet" aria-label={`${removeLabel} ${at + 1}`} onClick={onRemove}>
        {removeLabel}
      </Button>
    </div>
  );
}

export function AddLine({ label, onAdd }: { label: string; onAdd(): void }) {
  return (
    <div>
      <Button kind="quiet" onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}
