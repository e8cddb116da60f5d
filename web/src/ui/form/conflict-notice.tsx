import { conflictTexts } from '@lab/contract/features/conflict/texts';
import type { ReactNode } from 'react';
import { Notice } from '../notice.tsx';

const { title, changed, text } = conflictTexts;

/**
 * Shows what somebody else saved in the meantime, next to the form that was refused, so that a person can
 * compare.
 */
export function ConflictNotice({ children }: { children: ReactNode }) {
  return (
    <Notice>
      <h2>{title}</h2>
      <p>
        {changed} {text}
      </p>
      {children}
    </Notice>
  );
}
