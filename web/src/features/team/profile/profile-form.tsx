import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { networks } from '@lab/contract/features/team/networks';
import { type OwnMember, profileForm, type ProfileForm as Values } from '@lab/contract/features/team/schemas';
import { teamTexts } from '@lab/contract/features/team/texts';
import { imageQuality } from '@lab/contract/lib/images';
import MuiTextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { endsSession } from '../../../lib/session-errors.ts';
import { toast } from '../../../lib/toast.ts';
import { useImageUpload } from '../../../lib/upload-image.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { ConflictNotice } from '../../../ui/form/conflict-notice.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SaveAndCancel, SavedOnDevice } from '../../../ui/form/form-with-draft.tsx';
import { ImageField } from '../../../ui/form/image-field.tsx';
import { SendingNotice } from '../../../ui/form/sending-notice.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PageHeading } from '../../../ui/headings.tsx';
import styles from './profile.module.css';
import { ProfileRows, roleName } from './profile-view.tsx';
import { profileQuery } from './queries.ts';

const { fields, profile: texts } = teamTexts;

const valuesOf = ({ name, phone, university, details, socialMedia }: OwnMember): Values => ({
  name,
  phone,
  university,
  details,
  socialMedia,
});

function withValues(old: OwnMember, values: Values, photoUrl = old.image): OwnMember {
  const { name, phone = '', university = '', details = '', socialMedia } = values;
  const { linkedin = '', twitter = '', facebook = '', github = '' } = socialMedia;
  const links = { linkedin, twitter, facebook, github };
  return { ...old, name, phone, university, details, socialMedia: links, image: photoUrl };
}

export function ProfileForm({ profile, onClose }: { profile: OwnMember; onClose(): void }) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const photo = useImageUpload({ purpose: 'profile', quality: imageQuality.profile });
  const { role, email } = profile;
  const form = useForm<Values>({ resolver: yupResolver(profileForm), defaultValues: valuesOf(profile) });
  const { control } = form;
  const { submit, draft, sending, seen, isConflict, isBusy } = useRecordForm({
    form,
    draft: 'profile',
    start: profile,
    valuesOf,
    fetchCurrent: () => client.fetchQuery({ ...profileQuery, staleTime: 0 }),
    async save(values, { seen: before, ...attempt }) {
      const photoUrl = await photo.send(attempt);
      const body = { ...values, email, ...(photoUrl ? { photoUrl } : {}), before };
      const { message } = await call(api.team.updateMine, { body }, attempt.signal);
      return { message, photoUrl };
    },
    async onSaved({ message, photoUrl }, values) {
      let ended = false;
      try {
        const { showInAccount } = await import('../../../lib/account.ts');
        await showInAccount({ name: values.name, photoUrl });
      } catch (error) {
        // The record is saved already, and the next change updates the account as well.
        console.warn(error);
        ended = endsSession(error);
      }
      // If the account is gone, the person is only told that the session has ended.
      if (!ended) toast(message);
      refresh();
      const { queryKey } = profileQuery;
      // The stored profile may be slow to come.
      client.setQueryData(queryKey, (old) => old && withValues(old, values, photoUrl));
      void refetchChanged(client, { queryKey });
      onClose();
    },
    failed: texts.failed,
  });

  return (
    <section>
      <PageHeading title={texts.title} />
      {isConflict && (
        <ConflictNotice>
          <ProfileRows profile={seen} />
        </ConflictNotice>
      )}
      <Form onSubmit={submit}>
        <ImageField
          label={texts.changePhoto}
          upload={photo}
          stored={profile.image}
          width={112}
          height={112}
          round
        />
        <TextField control={control} name="name" label={fields.name} autoComplete="name" />
        <ReadOnly label={fields.role} value={roleName(role)} />
        <ReadOnly label={fields.email} value={email} />
        <TextField control={control} name="phone" label={fields.phone} type="tel" autoComplete="tel" />
        <TextField
          control={control}
          name="university"
          label={fields.university}
          autoComplete="organization"
        />
        {networks.map((network) => (
          <TextField
            key={network}
            control={control}
            name={`socialMedia.${network}`}
            label={fields.social[network]}
            type="url"
          />
        ))}
        <TextArea control={control} name="details" label={fields.details} max={limits.details} />
        <SendingNotice sending={sending} failed={texts.failed} />
        <div className={styles.buttons}>
          <SaveAndCancel draft={draft} isBusy={isBusy} onCancel={onClose} />
          <SavedOnDevice draft={draft} />
        </div>
      </Form>
    </section>
  );
}

/** Not disabled, so that the value can be copied (docs/specification.md#profile). */
function ReadOnly({ label, value }: { label: string; value: string }) {
  return (
    <MuiTextField
      label={label}
      value={value || texts.none(label)}
      slotProps={{ input: { readOnly: true } }}
    />
  );
}
