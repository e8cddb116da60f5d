import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import {
  type ApplicationForm as Application,
  applicationForm,
} from '@lab/contract/features/applications/schemas';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import { paths } from '@lab/contract/features/pages/paths';
import type { Position } from '@lab/contract/features/positions/kind';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { call, send } from '../../lib/api.ts';
import { isOnline } from '../../lib/online.ts';
import { refetchChanged } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { Button } from '../../ui/button.tsx';
import { showAlert } from '../../ui/confirm.ts';
import { AreaField } from '../../ui/form/area-field.tsx';
import { ConsentField, useConsent } from '../../ui/form/consent-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './requirements.module.css';
import { Requirements } from './requirements.tsx';
import { NotSubmitted, submitFailure } from './submit-failure.ts';

/**
 * Tells the lab that a draft has come or gone, and nothing of what it says, so that it can remind the person
 * of the deadline.
 */
function useBegun(role: string, hasDraft: boolean): void {
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current === hasDraft) return;
    reported.current = hasDraft;
    // With a signal, so that a slow call is not reported: nobody waits for it.
    const { signal } = new AbortController();
    call(api.applications.begin, { body: { role, begun: hasDraft } }, signal).catch(() => {
      // Told again at the next visit or change; without it there is only no reminder.
    });
  }, [role, hasDraft]);
}

const { form: texts, failures, submitted } = applicationTexts;

interface Props {
  role: string;
  position: Position | undefined;
}

/** Begins with the area of the position. */
export function ApplicationForm({ role, position }: Props) {
  const { user } = useSession();
  const navigate = useNavigateHere();
  const client = useQueryClient();
  const form = useForm<Application>({
    resolver: yupResolver(applicationForm),
    defaultValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      phone: '',
      university: '',
      researchArea: position?.references?.[0]?.name ?? '',
      role,
      details: '',
      resume: '',
    },
  });
  const { control } = form;
  const consent = useConsent();
  const { submit, sending, isBusy, draft } = useRecordForm({
    form,
    draft: `application:${role}`,
    start: undefined,
    isIncomplete: consent.isMissing,
    async save(values, { signal }) {
      const { agreed } = consent;
      const body = { ...values, role, email: user?.email, ...(agreed && { consent: agreed }) };
      const { status } = await send(api.applications.submit, { body }, signal);
      if (status !== 200) throw new NotSubmitted(status);
    },
    async onSaved() {
      toast(submitted);
      await refetchChanged(client, { queryKey: [api.applications.byEmail.path] });
      navigate(paths.myApplication);
    },
    failed(error) {
      consent.checkAgain(error);
      // The code of a dialog may not load without a network, and the form's notice reports that already.
      if (isOnline()) void showAlert(submitFailure(error));
    },
  });

  useBegun(role, draft.savedAt !== null);

  return (
    <div className={styles.beside}>
      <Requirements position={position} />
      <Form onSubmit={submit}>
        <TextField control={control} name="name" label={texts.name} autoComplete="name" />
        <TextField control={control} name="email" label={texts.email} disabled />
        <TextField control={control} name="phone" label={texts.phone} type="tel" autoComplete="tel" />
        <TextField control={control} name="university" label={texts.university} autoComplete="organization" />
        <AreaField control={control} name="researchArea" label={texts.researchArea} />
        <TextField control={control} name="role" label={texts.role} disabled />
        <TextArea
          control={control}
          name="details"
          label={texts.details}
          helperText={texts.detailsAdvice}
          max={limits.details}
        />
        <TextField
          control={control}
          name="resume"
          label={texts.resume}
          type="url"
          helperText={
            <>
              {texts.resumeAdvice} <span>{texts.anyLink}</span>
            </>
          }
        />
        <ConsentField consent={consent} />
        <SendingNotice sending={sending} failed={failures.failed} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </div>
  );
}
