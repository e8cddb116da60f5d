import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { messageForm, type MessageForm as Values } from '@lab/contract/features/messages/schemas';
import { messageTexts } from '@lab/contract/features/messages/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { isOnline } from '../../lib/online.ts';
import { refetchChanged } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { Button } from '../../ui/button.tsx';
import { confirm, showAlert } from '../../ui/confirm.ts';
import { Form } from '../../ui/form/form.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Mui } from '../../ui/mui.tsx';

const { form: texts, errorTitle, failed, sent } = messageTexts;

export default function MessageForm() {
  const { user } = useSession();
  const navigate = useNavigateHere();
  const client = useQueryClient();
  const form = useForm<Values>({
    resolver: yupResolver(messageForm),
    defaultValues: { name: user?.name ?? '', phone: '', message: '' },
  });
  const { control } = form;
  const { submit, sending, isBusy } = useRecordForm({
    form,
    draft: 'message',
    start: undefined,
    confirm: () => confirm({ confirm: messageTexts.confirm }),
    save: (body, { signal }) => call(api.messages.send, { body }, signal),
    async onSaved() {
      toast(sent);
      await refetchChanged(client, { queryKey: [api.messages.byEmail.path] });
      navigate(paths.home);
    },
    failed(error) {
      // The code of a dialog may not load without a network, and the form's notice reports that already.
      if (isOnline()) void showAlert({ title: errorTitle, text: failureText(error, failed) });
    },
  });

  return (
    <Mui>
      <Form onSubmit={submit}>
        <TextField control={control} name="name" label={texts.name} autoComplete="name" />
        <TextField control={control} name="phone" label={texts.phone} type="tel" autoComplete="tel" />
        <TextArea control={control} name="message" label={texts.message} max={limits.message} />
        <p>{texts.rules}</p>
        <SendingNotice sending={sending} failed={failed} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </Mui>
  );
}
