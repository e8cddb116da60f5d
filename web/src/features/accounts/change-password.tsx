import { yupResolver } from '@hookform/resolvers/yup';
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import { type ChangePasswordForm, changePasswordForm } from '@lab/contract/features/accounts/schemas';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changePassword, hasPassword } from '../../lib/account.ts';
import { isWrongPassword, sentenceOf } from '../../lib/session-errors.ts';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Notice } from '../../ui/notice.tsx';

const { changePassword: texts } = ownAccountTexts;
const blank = { current: '', next: '', confirm: '' };

export function ChangePassword({ account }: { account: User }) {
  return (
    <section>
      <h2>{texts.title}</h2>
      {hasPassword(account) ? <PasswordForm account={account} /> : <p>{texts.google}</p>}
    </section>
  );
}

function PasswordForm({ account }: { account: User }) {
  const [failed, setFailed] = useState('');
  const { control, handleSubmit, reset, setError, formState } = useForm<ChangePasswordForm>({
    resolver: yupResolver(changePasswordForm),
    defaultValues: blank,
  });

  const submit = handleSubmit(async ({ current, next }) => {
    setFailed('');
    try {
      await changePassword(account, current, next);
      reset(blank);
      toast(texts.done);
    } catch (error) {
      if (isWrongPassword(error)) setError('current', { message: texts.wrongCurrent });
      else setFailed(sentenceOf(error));
    }
  });

  return (
    <Form onSubmit={submit}>
      <PasswordField control={control} name="current" label={texts.current} autoComplete="current-password" />
      <PasswordField control={control} name="next" label={texts.next} autoComplete="new-password" />
      <PasswordField control={control} name="confirm" label={texts.confirm} autoComplete="new-password" />
      <Notice kind="error">{failed}</Notice>
      <div>
        <BusyButton variant="contained" type="submit" isBusy={formState.isSubmitting}>
          {texts.submit}
        </BusyButton>
      </div>
    </Form>
  );
}
