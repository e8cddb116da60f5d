import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import desk from '../../../desk/desk.module.css';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import styles from './outbox.module.css';

interface Props {
  texts: { title: string; lead: string; make: string; made: string; address: string; failed: string };
  makeKey: () => Promise<{ key: string }>;
  pathOf: (key: string) => string;
}

/** The address at which a mail server or its provider calls the lab; its secret is shown once. */
export function WebhookAddress({ texts, makeKey, pathOf }: Props) {
  const making = useRecordMutation({ run: makeKey, failed: texts.failed });
  const key = making.data?.key;
  return (
    <section>
      <h2 className={desk.label}>{texts.title}</h2>
      <p className={desk.lead}>{texts.lead}</p>
      {key ? (
        <div className={styles.webhook}>
          <Alert severity="success">{texts.made}</Alert>
          <TextField
            label={texts.address}
            value={`${location.origin}${pathOf(key)}`}
            fullWidth
            margin="normal"
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
        </div>
      ) : (
        <div className={styles.webhook}>
          <BusyButton variant="outlined" isBusy={making.isPending} onClick={() => making.mutate(undefined)}>
            {texts.make}
          </BusyButton>
        </div>
      )}
    </section>
  );
}
