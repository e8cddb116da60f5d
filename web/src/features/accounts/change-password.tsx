import { yupResolver } from '@hookform/resolvers/yup';
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import { type ChangePasswordForm, changePasswordForm } from '@lab/contract/features/accounts/schemas';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isWrongPassword, sentenceOf } from '../../lib/session-errors.ts';
import { toast } from '../../lib/toast.ts';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';

const { changePassword: texts } = ownAccountTexts;
const blank = { current: '', next: '', confirm: '' };

export function ChangePassword({ hasPassword }: { hasPassword: boolean }) {
  return (
    <section>
      <h2>{texts.title}</h2>
      {hasPassword ? <PasswordForm /> : <p>{texts.google}</p>}
    </section>
  );
}

function PasswordForm() {
  const [failed, setFailed] = useState('');
  const { control, handleSubmit, reset, setError, formState } = useForm<ChangePasswordForm>({
    resolver: yupResolver(changePasswordForm),
    defaultValues: blank,
  });

  const submit = handleSubmit(async ({ current, next }) => {
    setFailed('');
    try {
      const { changePassword } = await import('../../lib/account.ts');
      await changePassword(current, next);
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
        <Button variant="contained" type="submit" disabled={formState.isSubmitting}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
