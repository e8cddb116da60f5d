import { conflictTexts } from '@lab/contract/conflict/texts';
import type { ReactNode } from 'react';
import { Notice } from '../notice.tsx';

const { title, changed, text } = conflictTexts;

/** Stands beside a form that was refused, so that a person sees both: what was saved meanwhile and what they have typed. */
export function Overtaken({ children }: { children: ReactNode }) {
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
