import { api } from '@lab/contract';
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import { sessionFormTexts } from '@lab/contract/features/session/forms/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call } from '../../lib/api.ts';
import { draftsOf, dropDraft } from '../../lib/drafts.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSession } from '../../lib/session.ts';
import { isWrongPassword, sentenceOf } from '../../lib/session-errors.ts';
import { toast } from '../../lib/toast.ts';
import { confirm } from '../../ui/confirm.ts';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';

const { remove: texts, changePassword } = ownAccountTexts;

export function RemoveAccount({ hasPassword }: { hasPassword: boolean }) {
  const { user, signOut } = useSession();
  const [failed, setFailed] = useState('');
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });

  const submit = handleSubmit(async ({ password }) => {
    setFailed('');
    if (hasPassword && password === '') {
      setError('password', { message: sessionFormTexts.validation.password });
      return;
    }
    if (!(await confirm({ text: siteTexts.noRevert, confirm: texts.confirm, danger: true }))) return;
    try {
      const { proveIdentity } = await import('../../lib/account.ts');
      await proveIdentity(hasPassword ? password : undefined);
      await call(api.accounts.remove, {});
      for (const draft of draftsOf(user?.uid ?? '')) dropDraft(user?.uid ?? '', draft);
      await signOut();
      toast(texts.done, { milliseconds: 4000 });
    } catch (error) {
      if (isWrongPassword(error)) setError('password', { message: changePassword.wrongCurrent });
      else setFailed(error instanceof ApiError ? failureText(error, texts.failed) : sentenceOf(error));
    }
  });

  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <Form onSubmit={submit}>
        {hasPassword && (
          <PasswordField
            control={control}
            name="password"
            label={texts.password}
            autoComplete="current-password"
          />
        )}
        <Notice kind="error">{failed}</Notice>
        <div>
          <Button type="submit" variant="contained" color="error" disabled={formState.isSubmitting}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}
