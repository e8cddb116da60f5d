import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { messageForm, type MessageForm as Values } from '@lab/contract/messages/schemas';
import { messageTexts } from '@lab/contract/messages/texts';
import { paths } from '@lab/contract/pages/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Cancelled, useSending } from '../../lib/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { confirm, tell } from '../../ui/confirm.ts';
import { Form } from '../../ui/form/form.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Mui } from '../../ui/mui.tsx';

const { form: texts, errorTitle, failed, sent } = messageTexts;

export default function MessageForm() {
  const { user } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm<Values>({
    resolver: yupResolver(messageForm),
    defaultValues: { name: user?.name ?? '', phone: '', message: '' },
  });
  const { control, handleSubmit, setError, formState } = form;
  const draft = useDraft(form, 'message');
  const sending = useSending();

  const submit = handleSubmit(async (values) => {
    // What is sent once more, a person has said yes to before.
    const again = sending.state === 'again';
    if (!again && !(await confirm({ confirm: messageTexts.confirm }))) return;
    try {
      await sending.run(({ signal }) => call(api.messages.send, { body: values }, signal));
      draft.drop();
      toast(sent);
      await client.invalidateQueries({ queryKey: [api.messages.byEmail.path] });
      void navigate(paths.home);
    } catch (error) {
      // Without a network the code of a dialog may not come; the form says what happens.
      if (error instanceof Cancelled || !navigator.onLine) return;
      showFieldErrors(error, setError);
      await tell({ title: errorTitle, text: failureText(error, failed) });
    }
  });

  return (
    <Mui>
      <Form onSubmit={submit}>
        <TextField control={control} name="name" label={texts.name} autoComplete="name" />
        <TextField control={control} name="phone" label={texts.phone} type="tel" autoComplete="tel" />
        <TextArea control={control} name="message" label={texts.message} />
        <SendingNotice sending={sending} failed={failed} />
        <div>
          <Button type="submit" disabled={formState.isSubmitting}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </Mui>
  );
}
