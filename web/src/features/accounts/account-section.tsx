import { api } from '@lab/contract';
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { openFirebase } from '../../lib/firebase.ts';
import { saveFile } from '../../lib/save-file.ts';
import { sentenceOf } from '../../lib/session-errors.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './account-section.module.css';
import { ChangePassword } from './change-password.tsx';
import { RemoveAccount } from './remove-account.tsx';

/** What needs the Firebase account itself; loaded with the part of the page that shows it. */
export default function AccountSection() {
  const { data: firebase, error, refetch } = useQuery({ queryKey: ['firebase'], queryFn: openFirebase });
  if (error) return <Failed text={sentenceOf(error)} onRetry={refetch} />;
  if (!firebase) return <Loading />;
  return (
    <FirebaseAppProvider firebaseApp={firebase.app}>
      <AuthProvider sdk={firebase.auth}>
        <Account />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

/** The password, the download of the person's data, and the deletion of the account. */
function Account() {
  const { data: account } = useUser();
  if (!account) return <Loading />;
  return (
    <div className={styles.account}>
      <ChangePassword account={account} />
      <MyData />
      <RemoveAccount account={account} />
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
      <BusyButton variant="outlined" isBusy={download.isPending} onClick={() => download.mutate()}>
        {texts.submit}
      </BusyButton>
    </section>
  );
}
