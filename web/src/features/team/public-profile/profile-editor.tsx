import { profileEditorForm, type WholeProfile } from '@lab/contract/features/team/profile/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type FieldValues, useForm } from 'react-hook-form';
import { refetchChanged } from '../../../lib/query.ts';
import { timeouts, withTimeout } from '../../../lib/timeouts.ts';
import { toast } from '../../../lib/toast.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import type { Attempt } from '../../../lib/use-sending.ts';
import { ConflictNotice } from '../../../ui/form/conflict-notice.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SaveAndCancel, SavedOnDevice } from '../../../ui/form/form-with-draft.tsx';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';
import { SendingNotice } from '../../../ui/form/sending-notice.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { valuesOf } from './profile-values.ts';
import styles from './public-profile.module.css';

type Body = FieldValues & { before: FieldValues };

interface Props {
  /** The name of the draft on this device. */
  draft: string;
  profile: WholeProfile;
  byAdmin?: boolean;
  fetchCurrent: () => Promise<WholeProfile>;
  save: (body: Body, attempt: Attempt) => Promise<unknown>;
  onClose: () => void;
  texts: { saved: string; failed: string };
}

/** The form of a public profile, for the person and for admins. */
export function ProfileEditor(props: Props) {
  const { draft: draftName, profile, byAdmin = false, fetchCurrent, save, onClose, texts } = props;
  const client = useQueryClient();
  const form = useForm<FieldValues>({
    resolver: resolverWithout(profileEditorForm, ...(byAdmin ? [] : ['linkedNames' as const])),
    defaultValues: valuesOf(profile),
  });
  const { submit, draft, sending, seen, isConflict, isBusy } = useRecordForm({
    form,
    draft: draftName,
    start: profile,
    valuesOf,
    fetchCurrent,
    save: (values, { seen, ...attempt }) => save({ ...values, before: valuesOf(seen) }, attempt),
    async onSaved() {
      toast(texts.saved);
      // A form that stays open after it was saved would be sent again.
      await withTimeout(timeouts.lists, () => refetchChanged(client)).catch(() => {});
      onClose();
    },
    failed: texts.failed,
  });
  return (
    <>
      {isConflict && (
        <ConflictNotice>
          <ProfileSummary profile={seen} />
        </ConflictNotice>
      )}
      <Form onSubmit={submit}>
        <ProfileFields control={form.control} byAdmin={byAdmin} />
        <SendingNotice sending={sending} failed={texts.failed} />
        <div className={styles.buttons}>
          <SaveAndCancel draft={draft} isBusy={isBusy} onCancel={onClose} />
          <SavedOnDevice draft={draft} />
        </div>
      </Form>
    </>
  );
}
