import { invitationDeskTexts as texts } from '@lab/contract/features/invitations/desk/texts';
import type { InvitedPerson } from '@lab/contract/features/invitations/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { toast } from '../../../lib/toast.ts';
import styles from './invitations.module.css';

const addressOf = (key: string) => `${location.origin}${paths.invitation}#${key}`;

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    toast(texts.copied);
  } catch {
    toast(texts.copyFailed, { kind: 'error' });
  }
}

/** The secret addresses that were just made, which nobody can see again. */
export function MadeAddresses({
  people,
  onClose,
}: {
  people: readonly InvitedPerson[];
  onClose: () => void;
}) {
  return (
    <section className={styles.made} aria-label={texts.made}>
      <Alert severity="success" action={<Button onClick={onClose}>{texts.close}</Button>}>
        {texts.made}
      </Alert>
      <ul>
        {people.map(({ email, key, problem }) => (
          <li key={email}>
            {problem ? (
              <Alert severity="warning">
                {email}: {problem}
              </Alert>
            ) : (
              <div className={styles.address}>
                <TextField
                  label={texts.address(email)}
                  value={addressOf(key)}
                  slotProps={{ htmlInput: { readOnly: true } }}
                  onFocus={({ target }) => target.select()}
                />
                <Button variant="outlined" onClick={() => void copy(addressOf(key))}>
                  {texts.copy}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
