import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../lib/session-errors.ts';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './account-section.module.css';
import { ChangePassword } from './change-password.tsx';
import { MyData } from './my-data.tsx';
import { RemoveAccount } from './remove-account.tsx';

/** The password, the download of the person's data, and the deletion of the account. */
export function AccountSection({ mail }: { mail?: ReactNode }) {
  const {
    data: password,
    error,
    refetch,
  } = useQuery({
    queryKey: ['sign-in method'],
    queryFn: async () => (await import('../../lib/account.ts')).hasPassword(),
  });
  if (error) return <Failed text={sentenceOf(error)} onRetry={refetch} />;
  if (password === undefined) return <Loading />;
  return (
    <div className={styles.account}>
      <ChangePassword hasPassword={password} />
      {mail}
      <MyData />
      <RemoveAccount hasPassword={password} />
    </div>
  );
}
