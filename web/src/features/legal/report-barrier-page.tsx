import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { type BarrierForm, barrierForm } from '@lab/contract/features/legal/barriers/schemas';
import { barrierTexts as texts } from '@lab/contract/features/legal/barriers/texts';
import { legalTexts } from '@lab/contract/features/legal/texts';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Container } from '../../ui/container.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { EmailField, TextField } from '../../ui/form/text-field.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { Notice } from '../../ui/notice.tsx';

const empty: BarrierForm = { message: '', page: '', email: '' };

/** For visitors: nobody has to say who they are. */
export default function ReportBarrierPage() {
  const [isSent, setSent] = useState(false);
  const form = useForm<BarrierForm>({
    resolver: yupResolver(barrierForm) as Resolver<BarrierForm>,
    defaultValues: empty,
  });
  const { control } = form;
  const { submit, sending, isBusy } = useRecordForm({
    form,
    draft: 'barrier',
    start: undefined,
    save: (body, { signal }) => call(api.barriers.report, { body }, signal),
    onSaved() {
      form.reset(empty);
      setSent(true);
    },
    failed: texts.failed,
  });
  return (
    <Container>
      <PageHeading title={legalTexts.report} />
      {isSent && <Notice>{texts.sent}</Notice>}
      <Form onSubmit={submit}>
        <p>{texts.lead}</p>
        <TextArea control={control} name="message" label={texts.form.message} max={limits.message} />
        <TextField control={control} name="page" label={texts.form.page} />
        <EmailField
          control={control}
          name="email"
          label={texts.form.email}
          helperText={texts.form.emailHelp}
        />
        <SendingNotice sending={sending} failed={texts.failed} />
        <div>
          <BusyButton variant="contained" type="submit" isBusy={isBusy}>
            {texts.form.submit}
          </BusyButton>
        </div>
      </Form>
    </Container>
  );
}
