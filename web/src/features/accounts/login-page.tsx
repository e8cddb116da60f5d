import { yupResolver } from '@hookform/resolvers/yup';
import { accountTexts } from '@lab/contract/features/accounts/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { type LoginForm, loginForm } from '@lab/contract/features/session/schemas';
import { sessionTexts } from '@lab/contract/features/session/texts';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { showAlert } from '../../ui/confirm.ts';
import { Container } from '../../ui/container.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordChecklist } from '../../ui/form/password-checklist.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { EmailField } from '../../ui/form/text-field.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import styles from './accounts.module.css';
import { positionToApplyFor, returnAddress } from './return-path.ts';
import { GoogleButton, SignInFailure } from './sign-in-parts.tsx';
import { useSignIn } from './use-sign-in.ts';

const { login, unverified, verifyEmail } = sessionTexts;

export default function LoginPage() {
  const { state } = useLocation();
  const signIn = useSignIn();
  const { busy, lastAction, run } = signIn;
  const [mayResend, setMayResend] = useState(false);
  const { control, handleSubmit, getValues } = useForm<LoginForm>({
    resolver: yupResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const role = positionToApplyFor(state);

  const submit = handleSubmit(async (values) => {
    setMayResend(false);
    const failure = await run((auth, { signIn }) => signIn(auth, values));
    if (!(failure instanceof Error && failure.name === 'UnverifiedError')) return;
    setMayResend(true);
    await showAlert(unverified);
  });

  async function resend() {
    const failure = await run(async (auth, { resendVerification }) => {
      const sent = await resendVerification(auth, getValues(), returnAddress(state));
      toast(sent ? verifyEmail.resent : accountTexts.resend.alreadyVerified, { milliseconds: 4000 });
    }, 'resend');
    if (!failure) setMayResend(false);
  }

  return (
    <Container>
      <div className={styles.page}>
        <PageHeading title={sessionTitles.login} lead={role && login.toApply(role)} />
        <GoogleButton signIn={signIn} />
        <Form onSubmit={submit}>
          <EmailField control={control} name="email" label={login.email} autoComplete="username" />
          <PasswordField
            control={control}
            name="password"
            label={login.password}
            autoComplete="current-password"
          />
          <PasswordChecklist password={password} />
          <SignInFailure signIn={signIn} failed={login.failed} />
          {mayResend && (
            <BusyButton
              variant="outlined"
              isBusy={busy && lastAction === 'resend'}
              disabled={busy}
              onClick={() => void resend()}
            >
              {verifyEmail.resend}
            </BusyButton>
          )}
          <BusyButton
            variant="contained"
            type="submit"
            isBusy={busy && lastAction === 'form'}
            disabled={busy}
          >
            {login.submit}
          </BusyButton>
        </Form>
        <p className={styles.links}>
          <span>
            {login.noAccount}{' '}
            <Link to={paths.registration} state={state}>
              {login.toRegistration}
            </Link>
          </span>
          <Link to={paths.forgotPassword} state={state}>
            {login.forgot}
          </Link>
        </p>
      </div>
    </Container>
  );
}
