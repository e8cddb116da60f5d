import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { type BasicInfo, basicInfo } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { setupFormTexts } from '@lab/contract/features/setup/forms/texts';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

const { submit: save, skip } = setupFormTexts.lab;
const inputs = [
  { name: 'name', autoComplete: 'organization', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'location' },
] as const;
const blank = { name: '', phone: '', email: '', location: '' };

/** What visitors read on every page; `onDone` follows when it is saved or skipped. */
export function LabForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const form = useForm<BasicInfo>({ resolver: yupResolver(basicInfo), defaultValues: blank });
  const { control } = form;
  const { submit, sending, isBusy } = useRecordForm({
    form,
    draft: 'setup',
    start: undefined,
    save: (body, { signal }) => call(api.labInfo.updateBasicInfo, { body }, signal),
    onSaved(_, written) {
      // The browser's copy of the reply may be older than this.
      client.setQueryData(labInfoQuery.queryKey, (lab) => lab && { ...lab, ...written });
      onDone();
    },
    failed: labInfoTexts.saveFailed,
  });

  return (
    <Form onSubmit={submit}>
      {inputs.map(({ name, ...how }) => (
        <TextField key={name} control={control} name={name} label={labInfoTexts[name]} {...how} />
      ))}
      <SendingNotice sending={sending} failed={labInfoTexts.saveFailed} />
      <BusyButton variant="contained" type="submit" isBusy={isBusy}>
        {save}
      </BusyButton>
      <Button variant="outlined" disabled={isBusy} onClick={onDone}>
        {skip}
      </Button>
    </Form>
  );
}
