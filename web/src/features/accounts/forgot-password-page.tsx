import { yupResolver } from '@hookform/resolvers/yup';
import { type ForgotPasswordForm, forgotPasswordForm } from '@lab/contract/features/accounts/schemas';
import { accountTexts } from '@lab/contract/features/accounts/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { sessionTexts } from '@lab/contract/features/session/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { identityCode, sentenceOf } from '../../lib/session-errors.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Container } from '../../ui/container.tsx';
import { Form } from '../../ui/form/form.tsx';
import { EmailField } from '../../ui/form/text-field.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './accounts.module.css';

const { forgotPassword } = accountTexts;
/** These errors would reveal whether an account exists, so they get the same answer as a success. */
const revealing = new Set(['user-not-found', 'user-disabled']);

export default function ForgotPasswordPage() {
  const { state } = useLocation();
  const { act, prepare } = useSession();
  const [result, setResult] = useState<{ sent?: boolean; error?: string }>({});
  const { control, handleSubmit, formState } = useForm<ForgotPasswordForm>({
    resolver: yupResolver(forgotPasswordForm),
    defaultValues: { email: '' },
  });

  useEffect(prepare, [prepare]);

  const submit = handleSubmit(async ({ email }) => {
    setResult({});
    try {
      await act(async (auth) => {
        const { requestNewPassword } = await import('./sign-in.ts');
        await requestNewPassword(auth, email);
      });
      setResult({ sent: true });
    } catch (error) {
      setResult(revealing.has(identityCode(error)) ? { sent: true } : { error: sentenceOf(error) });
    }
  });

  return (
    <Container>
      <div className={styles.page}>
        <PageHeading title={siteTexts.titles.forgotPassword} lead={forgotPassword.lead} />
        <Form onSubmit={submit}>
          <EmailField
            control={control}
            name="email"
            label={sessionTexts.login.email}
            autoComplete="username"
          />
          <Notice kind="error">{result.error}</Notice>
          <Notice>{result.sent && forgotPassword.sent}</Notice>
          <BusyButton variant="contained" type="submit" isBusy={formState.isSubmitting}>
            {forgotPassword.submit}
          </BusyButton>
        </Form>
        <p className={styles.links}>
          <Link to={paths.login} state={state}>
            {forgotPassword.back}
          </Link>
        </p>
      </div>
    </Container>
  );
}
