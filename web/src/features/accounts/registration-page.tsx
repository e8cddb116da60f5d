import { yupResolver } from '@hookform/resolvers/yup';
import { accountTexts } from '@lab/contract/features/accounts/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { sessionFormTexts } from '@lab/contract/features/session/forms/texts';
import { type RegistrationForm, registrationForm } from '@lab/contract/features/session/schemas';
import { sessionTexts } from '@lab/contract/features/session/texts';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { imageQuality } from '@lab/contract/lib/images';
import { siteTexts } from '@lab/contract/texts/texts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isOnline } from '../../lib/online.ts';
import { sentenceOf } from '../../lib/session-errors.ts';
import { toast } from '../../lib/toast.ts';
import { useImageUpload } from '../../lib/upload-image.ts';
import { Cancelled } from '../../lib/use-sending.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Container } from '../../ui/container.tsx';
import { ConsentField, useConsent } from '../../ui/form/consent-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ImageField } from '../../ui/form/image-field.tsx';
import { NewPasswordFields } from '../../ui/form/new-password-fields.tsx';
import { EmailField, TextField } from '../../ui/form/text-field.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import styles from './accounts.module.css';
import {
  clearRegistrationDraft,
  readRegistrationDraft,
  saveRegistrationDraft,
} from './registration-draft.ts';
import { positionToApplyFor, returnAddress } from './return-path.ts';
import { GoogleButton, SignInFailure } from './sign-in-parts.tsx';
import { useSignIn } from './use-sign-in.ts';

const { validation } = sessionFormTexts;
const { registration } = sessionTexts;

/** Time to read the notice before the new account is signed out: docs/specification.md#registration. */
const signOutDelay = 1000;
const toastTime = 1500;

export default function RegistrationPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const { busy, lastAction, run } = signIn;
  const picture = useImageUpload({ purpose: 'profile', quality: imageQuality.registration });
  const { control, handleSubmit, subscribe } = useForm<RegistrationForm>({
    resolver: yupResolver(registrationForm),
    defaultValues: { ...readRegistrationDraft(), password: '', confirmPassword: '' },
  });
  const consent = useConsent();
  const role = positionToApplyFor(state);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveRegistrationDraft(values) }),
    [subscribe],
  );

  function lacksPicture(): boolean {
    if (!picture.chosen) picture.showError(picture.error ?? validation.picture);
    return !picture.chosen;
  }

  const submit = handleSubmit(
    async (values) => {
      if (lacksPicture() || consent.isMissing()) return;
      const failure = await run(async (auth, _module, attempt) => {
        const { register } = await import('./register.ts');
        const notSent = await register(auth, values, picture, attempt, returnAddress(state), consent.agreed);
        if (notSent) toast(accountTexts.resend.notSent, { kind: 'warning' });
        else toast(registration.success, { milliseconds: toastTime });
        await new Promise((resolve) => setTimeout(resolve, signOutDelay));
        await auth.signOut();
      });
      if (!failure) {
        clearRegistrationDraft();
        void navigate(paths.verifyEmail, { state });
      } else if (!(failure instanceof Cancelled) && isOnline()) {
        consent.checkAgain(failure);
        const text = sentenceOf(failure) || siteTexts.somethingWrong;
        toast(text, { kind: 'error', milliseconds: toastTime });
      }
    },
    () => void lacksPicture(),
  );

  return (
    <Container>
      <div className={styles.page}>
        <PageHeading title={sessionTitles.registration} lead={role && registration.toApply(role)} />
        <GoogleButton signIn={signIn} />
        <Form onSubmit={submit}>
          <TextField control={control} name="name" label={registration.name} autoComplete="name" />
          <EmailField control={control} name="email" label={registration.email} />
          <NewPasswordFields control={control} name="password" repeat="confirmPassword" />
          <ImageField label={registration.picture} upload={picture} width={112} height={112} round />
          <ConsentField consent={consent} />
          <SignInFailure signIn={signIn} failed={registration.failed} />
          <BusyButton
            variant="contained"
            type="submit"
            isBusy={busy && lastAction === 'form'}
            disabled={busy}
          >
            {registration.submit}
          </BusyButton>
        </Form>
        <p className={styles.links}>
          <span>
            {registration.haveAccount}{' '}
            <Link to={paths.login} state={state}>
              {registration.toLogin}
            </Link>
          </span>
        </p>
      </div>
    </Container>
  );
}
