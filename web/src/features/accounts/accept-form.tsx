import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import {
  acceptForm,
  type OpenInvitation,
  type AcceptForm as Values,
} from '@lab/contract/features/invitations/schemas';
import { invitationTexts as texts } from '@lab/contract/features/invitations/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { sessionTexts } from '@lab/contract/features/session/texts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { isNoConnection } from '../../lib/timeouts.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConsentField, useConsent } from '../../ui/form/consent-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { NewPasswordFields } from '../../ui/form/new-password-fields.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { GoogleButton, SignInFailure } from './sign-in-parts.tsx';
import { useSignIn } from './use-sign-in.ts';

const { registration } = sessionTexts;

interface Props {
  invitation: OpenInvitation;
  invitationKey: string;
}

/** Makes the account, and signs in with a password or with Google. */
export function AcceptForm({ invitation: { email, name }, invitationKey: key }: Props) {
  const signIn = useSignIn(paths.profile);
  const { busy, lastAction, run } = signIn;
  const [made, setMade] = useState(false);
  const wasLost = useRef(false);
  const consent = useConsent();
  const { control, handleSubmit, getValues } = useForm<Values>({
    resolver: yupResolver(acceptForm),
    defaultValues: { name, password: '', confirmPassword: '' },
  });

  /** Once only: where the sign-in fails afterwards, the next try only signs in. */
  async function make(chosen: { password?: string }) {
    if (made) return;
    const { agreed } = consent;
    const person = { key, name: getValues('name').trim() || email, ...(agreed && { consent: agreed }) };
    await call(api.invitations.accept, { body: { ...person, ...chosen } }).catch((error: unknown) => {
      consent.checkAgain(error);
      if (isNoConnection(error)) wasLost.current = true;
      throw error;
    });
    setMade(true);
  }

  const submit = handleSubmit(async (values) => {
    if (consent.isMissing()) return;
    const { password } = values;
    await run(async (auth, { signIn }) => {
      const enter = () => signIn(auth, { email, password });
      try {
        await make({ password });
      } catch (error) {
        if (!wasLost.current || isNoConnection(error)) throw error;
        // An earlier try may have made the account, although its answer was lost.
        return await enter().catch(() => Promise.reject(error));
      }
      await enter();
    });
  });

  // Browsers open Google's window only for a press, so a second press follows when the account is made.
  const viaGoogle = () =>
    run(async (auth, { signInWithGoogle }) => {
      if (made) await signInWithGoogle(auth);
      else await make({});
    }, 'google');

  return (
    <>
      <GoogleButton signIn={signIn} onClick={() => void (consent.isMissing() || viaGoogle())} />
      {made && <Notice>{texts.google(email)}</Notice>}
      <Form onSubmit={submit}>
        <TextField control={control} name="name" label={registration.name} autoComplete="name" />
        <NewPasswordFields control={control} name="password" repeat="confirmPassword" />
        <ConsentField consent={consent} />
        <SignInFailure signIn={signIn} failed={texts.failed} />
        <BusyButton variant="contained" type="submit" isBusy={busy && lastAction === 'form'} disabled={busy}>
          {texts.submit}
        </BusyButton>
      </Form>
    </>
  );
}
