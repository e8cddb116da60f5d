import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { MailToLab } from '../../ui/mail-to-lab.tsx';
import styles from './contact-page.module.css';

/** For visitors without an account: a mail first, then the request to log in. */
export function WriteToUs({ login }: { login: ReactNode }) {
  const { data: lab } = useQuery(labInfoQuery);
  return (
    <div className={styles.ways}>
      {lab?.email && (
        <>
          <MailToLab />
          <p>{labInfoTexts.orWriteHere}</p>
        </>
      )}
      <p>{labInfoTexts.signInToWrite}</p>
      {login}
    </div>
  );
}
