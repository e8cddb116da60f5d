import { api } from '@lab/contract';
import {
  hideableOfMember,
  hideableOfProfile,
  profileFieldsNow,
} from '@lab/contract/features/team/profile/fields';
import type { OwnProfile } from '@lab/contract/features/team/profile/schemas';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import type { OwnMember } from '@lab/contract/features/team/schemas';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { PageHeading } from '../../../ui/headings.tsx';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import { profileQuery } from '../profile/queries.ts';
import { entryLabel, textOf } from './profile-summary.tsx';
import { valuesOf } from './profile-values.ts';
import { ownProfileQuery } from './queries.ts';
import styles from './visibility.module.css';

type Hideable = OwnProfile['hidden'][number];

interface Row {
  name: Hideable;
  label: string;
  text: string;
}

/** What visitors see of a member, field by field; a press of an eye is saved at once. */
export function OwnVisibility() {
  const { own } = profileTexts;
  const { data: profile, isPending, isError, refetch } = useQuery(ownProfileQuery);
  const { data: member } = useQuery(profileQuery);
  return (
    <section>
      <PageHeading title={own.tabs.visibility} lead={profile?.memberId && own.visibilityLead} />
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {profile?.memberId === '' && <Empty text={own.notOnTeam} />}
      {profile?.memberId && member && <Eyes rows={rowsOf(member, profile)} hidden={profile.hidden} />}
    </section>
  );
}

function rowsOf(member: OwnMember, profile: OwnProfile): Row[] {
  const { image, email, phone, university, details, socialMedia } = member;
  const links = Object.values(socialMedia).filter(Boolean).join('\n');
  const ofEntry = { email, phone, university, details, socialMedia: links };
  const fields = profileFieldsNow();
  const values: Readonly<Record<string, unknown>> = profile;
  return [
    // Other names are only an admin's concern, and of a photo there is nothing to read.
    ...hideableOfMember
      .filter((name) => name !== 'alsoKnownAs')
      .map((name) => ({
        name,
        label: entryLabel(name),
        text: name === 'image' ? (image ? '✓' : '') : ofEntry[name],
      })),
    ...hideableOfProfile.map((name) => ({
      name,
      label: fields[name].label,
      text: textOf(values[name]),
    })),
  ];
}

function Eyes({ rows, hidden }: { rows: readonly Row[]; hidden: readonly Hideable[] }) {
  const { own } = profileTexts;
  const client = useQueryClient();
  const change = useMutation({
    // One after the other, so that two quick presses do not undo each other.
    scope: { id: 'visibility' },
    async mutationFn({ name, hides }: { name: Hideable; label: string; hides: boolean }) {
      const seen = await client.fetchQuery({ ...ownProfileQuery, staleTime: 0 });
      const others = seen.hidden.filter((each) => each !== name);
      const { linkedNames: _onlyAdmins, ...before } = valuesOf(seen);
      const body = { ...before, hidden: hides ? [...others, name] : others, before };
      return call(api.profiles.updateMine, { body });
    },
    onSuccess(_, { label, hides }) {
      toast(hides ? own.nowHidden(label) : own.nowShown(label));
      return refetchChanged(client);
    },
    onError: (error) => toast(failureText(error, own.failed), { kind: 'error' }),
  });
  const saving = change.isPending ? change.variables : undefined;
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, label, text }) => {
        const isHidden = saving?.name === name ? saving.hides : hidden.includes(name);
        return (
          <li key={name} data-hidden={isHidden || undefined}>
            <span className={styles.label}>{label}</span>
            <span className={text ? styles.text : styles.none} dir="auto">
              {text || own.unwritten}
            </span>
            <IconButton
              aria-label={own.shown(label)}
              aria-pressed={!isHidden}
              onClick={() => change.mutate({ name, label, hides: !isHidden })}
            >
              {isHidden ? <VisibilityOff /> : <VisibilityIcon />}
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
