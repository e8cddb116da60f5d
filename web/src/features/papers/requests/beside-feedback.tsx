import { paperTexts } from '@lab/contract/features/papers/texts';
import type { ReactNode } from 'react';
import { Prose } from '../../../ui/prose.tsx';
import { Feedback } from '../../../ui/record.tsx';
import styles from './requests.module.css';

/** The feedback stays in view while its author changes the paper; on a narrow screen it is above the form. */
export function BesideFeedback({ message, children }: { message: string; children: ReactNode }) {
  if (!message) return children;
  return (
    <div className={styles.beside}>
      <aside>
        <Feedback by={paperTexts.pending.feedback} heading="h2">
          <Prose text={message} />
        </Feedback>
      </aside>
      {children}
    </div>
  );
}
