import { api } from '@lab/contract';
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import { sessionFormTexts } from '@lab/contract/features/session/forms/texts';
import { tokenStorageKey } from '@lab/contract/features/session/token';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasPassword, proveIdentity } from '../../lib/account.ts';
import { ApiError, call } from '../../lib/api.ts';
import { draftsOf, dropDraft } from '../../lib/drafts.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSession } from '../../lib/session.ts';
import { isWrongPassword, sentenceOf } from '../../lib/session-errors.ts';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Notice } from '../../ui/notice.tsx';

const { remove: texts, changePassword } = ownAccountTexts;

export function RemoveAccount({ account }: { account: User }) {
  const asksPassword = hasPassword(account);
  const { user, act } = useSession();
  const [failed, setFailed] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });

  const submit = handleSubmit(async ({ password }) => {
    setFailed('');
    if (asksPassword && password === '') {
      setError('password', { message: sessionFormTexts.validation.password });
      return;
    }
    const text = await whatGoes(user?.email ?? '');
    if (!(await confirm({ text, confirm: texts.confirm, danger: true }))) return;
    setDeleting(true);
    try {
      await proveIdentity(account, asksPassword ? password : undefined);
      await call(api.accounts.remove, {});
      for (const draft of draftsOf(user?.uid ?? '')) dropDraft(user?.uid ?? '', draft);
      // There is no sign-in left that the server could end.
      await act((auth) => {
        localStorage.removeItem(tokenStorageKey);
        return auth.signOut();
      });
      toast(texts.done, { milliseconds: 4000 });
    } catch (error) {
      if (isWrongPassword(error)) setError('password', { message: changePassword.wrongCurrent });
      else setFailed(error instanceof ApiError ? failureText(error, texts.failed) : sentenceOf(error));
    } finally {
      setDeleting(false);
    }
  });

  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <Form onSubmit={submit}>
        {asksPassword && (
          <PasswordField
            control={control}
            name="password"
            label={texts.password}
            autoComplete="current-password"
          />
        )}
        <Notice kind="error">{failed}</Notice>
        <div>
          <BusyButton
            type="submit"
            variant="contained"
            color="error"
            isBusy={formState.isSubmitting}
            loading={isDeleting}
            loadingPosition="start"
          >
            {isDeleting ? texts.deleting : texts.submit}
          </BusyButton>
        </div>
      </Form>
    </section>
  );
}

/** So many are counted. */
const limit = 20;

const counted = (all: readonly unknown[]): string =>
  all.length < limit ? String(all.length) : texts.parts.moreThan(limit - 1);

/** What a person loses with the account; what cannot be known is left out. */
async function whatGoes(email: string): Promise<string> {
  const { goes, parts } = texts;
  const none = () => [];
  const [papers, applications, messages] = await Promise.all([
    call(api.papers.pending, { query: { limit } }).catch(none),
    call(api.applications.byEmail, { params: { email }, query: { limit: 1 } }).catch(none),
    call(api.messages.byEmail, { params: { email }, query: { limit } }).catch(none),
  ]);
  const lost = [
    parts.account,
    ...applications.map(({ role }) => parts.application(role)),
    papers.length > 0 && parts.papers(counted(papers)),
    messages.length > 0 && parts.messages(counted(messages)),
  ];
  return goes(lost.filter(Boolean).join(', '));
}
