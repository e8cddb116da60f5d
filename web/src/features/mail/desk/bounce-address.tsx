import { api } from '@lab/contract';
import { mailDeskTexts } from '@lab/contract/mail/desk/texts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import desk from '../../../desk/desk.module.css';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { addressOf, call } from '../../../lib/api.ts';

const { bounces: texts } = mailDeskTexts;

/** The address at which the provider of mail tells of mails that did not arrive; its secret is shown once. */
export function BounceAddress() {
  const making = useRecordMutation({ run: () => call(api.bounces.makeKey, {}), failed: texts.failed });
  const key = making.data?.key;
  return (
    <section>
      <h2 className={desk.label}>{texts.title}</h2>
      <p className={desk.lead}>{texts.lead}</p>
      {key ? (
        <>
          <Alert severity="success">{texts.made}</Alert>
          <TextField
            label={texts.address}
            value={`${location.origin}${addressOf(api.bounces.tell, { params: { key } })}`}
            fullWidth
            margin="normal"
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
        </>
      ) : (
        <Button variant="outlined" disabled={making.isPending} onClick={() => making.mutate(undefined)}>
          {texts.make}
        </Button>
      )}
    </section>
  );
}
