import { api } from '@lab/contract';
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { sentenceOf } from '../../lib/session-errors.ts';
import { Notice } from '../../ui/notice.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './account-section.module.css';
import { ChangePassword } from './change-password.tsx';
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

const { data: texts } = ownAccountTexts;

function MyData() {
  const download = useMutation({
    mutationFn: () => call(api.accounts.myData, {}),
    onSuccess: (data) => saveFile(texts.fileName, 'application/json', JSON.stringify(data, null, 2)),
  });
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <Notice kind="error">{download.error && failureText(download.error, texts.failed)}</Notice>
      <Button variant="outlined" disabled={download.isPending} onClick={() => download.mutate()}>
        {texts.submit}
      </Button>
    </section>
  );
}
