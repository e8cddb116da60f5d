import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { sessionTexts } from '@lab/contract/features/session/texts';
import { setupFormTexts } from '@lab/contract/features/setup/forms/texts';
import { firstAdminForm, type FirstAdminForm as Values } from '@lab/contract/features/setup/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { useSession } from '../../lib/session.ts';
import { isShownByForm, useSending } from '../../lib/use-sending.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { NewPasswordFields } from '../../ui/form/new-password-fields.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import { EmailField, TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';

const { account: texts, signInFailed } = setupFormTexts;
const { registration } = sessionTexts;
const blank = { name: '', email: '', password: '', confirmPassword: '', code: '' };

interface Props {
  asksCode: boolean;
  /** Called when the account is made, before the sign-in; with a sentence if the sign-in has failed. */
  onMade: (failed?: string) => void;
}

/**
 * Makes the first admin's account and signs in with it. Nothing is kept as a draft, because of the password.
 */
export function FirstAdminForm({ asksCode, onMade }: Props) {
  const { act } = useSession();
  const [failed, setFailed] = useState('');
  const sending = useSending();
  const { control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: yupResolver(firstAdminForm),
    defaultValues: blank,
  });

  const submit = handleSubmit(async ({ confirmPassword: _, ...person }) => {
    setFailed('');
    try {
      await sending.run(({ signal }) => call(api.setup.makeFirstAdmin, { body: person }, signal));
    } catch (error) {
      showFieldErrors(error, setError);
      if (!isShownByForm(error)) setFailed(failureText(error, texts.failed));
      return;
    }
    onMade();
    try {
      const { signInWithEmailAndPassword } = await import('../../lib/identity.ts');
      await act((auth) => signInWithEmailAndPassword(auth, person.email, person.password));
    } catch {
      onMade(signInFailed);
    }
  });

  return (
    <Form onSubmit={submit}>
      {asksCode && (
        <TextField
          control={control}
          name="code"
          label={texts.code}
          helperText={texts.codeHint}
          autoComplete="one-time-code"
        />
      )}
      <TextField control={control} name="name" label={registration.name} autoComplete="name" />
      <EmailField control={control} name="email" label={registration.email} />
      <NewPasswordFields control={control} name="password" repeat="confirmPassword" />
      <Notice kind="error">{failed}</Notice>
      <SendingNotice sending={sending} failed={texts.failed} />
      <BusyButton variant="contained" type="submit" isBusy={formState.isSubmitting}>
        {texts.submit}
      </BusyButton>
    </Form>
  );
}
