import { yupResolver } from '@hookform/resolvers/yup';
import { accountTexts } from '@lab/contract/features/accounts/texts';
import { type LoginForm, loginForm } from '@lab/contract/features/session/schemas';
import { sessionTexts } from '@lab/contract/features/session/texts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { sentenceOf } from '../../lib/session-errors.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { EmailField } from '../../ui/form/text-field.tsx';
import { Mui } from '../../ui/mui.tsx';
import { Notice } from '../../ui/notice.tsx';
import { returnAddress } from './return-path.ts';

const { login, verifyEmail } = sessionTexts;

/** Firebase sends the link only to a signed-in person, so the form asks for the password. */
export default function ResendForm() {
  const { act, prepare } = useSession();
  const { state } = useLocation();
  const [result, setResult] = useState<{ done?: string; error?: string }>({});
  const { control, handleSubmit, formState } = useForm<LoginForm>({
    resolver: yupResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });

  useEffect(prepare, [prepare]);

  const submit = handleSubmit(async (values) => {
    setResult({});
    try {
      const { resendVerification } = await import('./sign-in.ts');
      const sent = await act((auth) => resendVerification(auth, values, returnAddress(state)));
      setResult({ done: sent ? verifyEmail.resent : accountTexts.resend.alreadyVerified });
    } catch (error) {
      setResult({ error: sentenceOf(error) });
    }
  });

  return (
    <Mui>
      <p>{accountTexts.resend.lead}</p>
      <Form onSubmit={submit}>
        <EmailField control={control} name="email" label={login.email} autoComplete="username" />
        <PasswordField
          control={control}
          name="password"
          label={login.password}
          autoComplete="current-password"
        />
        <Notice kind="error">{result.error}</Notice>
        <Notice>{result.done}</Notice>
        <BusyButton variant="contained" type="submit" isBusy={formState.isSubmitting}>
          {verifyEmail.resend}
        </BusyButton>
      </Form>
    </Mui>
  );
}
