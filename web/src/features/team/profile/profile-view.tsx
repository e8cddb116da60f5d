import { limits } from '@lab/contract/api/limits';
import { networks } from '@lab/contract/features/team/networks';
import type { OwnMember } from '@lab/contract/features/team/schemas';
import { teamTexts } from '@lab/contract/features/team/texts';
import { lengthOf } from '@lab/contract/lib/length';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useSession } from '../../../lib/session.ts';
import { PageHeading } from '../../../ui/headings.tsx';
import { askToLogOut } from '../../../ui/log-out.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Prose } from '../../../ui/prose.tsx';
import rowStyles from '../rows.module.css';
import styles from './profile.module.css';

const { profile } = teamTexts;

// 'MMMM dd, yyyy': docs/specification.md#profile.
const form: Intl.DateTimeFormatOptions = { month: 'long', day: '2-digit', year: 'numeric' };

function joined(createdAt: string | undefined): string {
  const time = new Date(createdAt ?? '');
  if (Number.isNaN(time.getTime())) return profile.noDate;
  return profile.joinedOn(time.toLocaleDateString(siteTexts.language, form));
}

const { fields, profile: texts } = teamTexts;

const roleNames: Record<string, string> = { ...teamTexts.sections, ...texts.roles };

/** The role is one of the team or, for people outside of the team, one of the account. */
export const roleName = (role: string) => roleNames[role] ?? role;

export function ProfileView({ profile, onEdit }: { profile: OwnMember; onEdit(): void }) {
  const session = useSession();
  const { name, image, createdAt } = profile;
  return (
    <section>
      <PageHeading title={texts.title} />
      <div className={styles.who}>
        <Picture className={styles.photo} src={image} alt="" width={112} height={112} sizes="112px" />
        <p>
          <strong>{name}</strong>
          <span>{joined(createdAt)}</span>
        </p>
      </div>
      <ProfileRows profile={profile} />
      <div className={styles.buttons}>
        <Button variant="contained" onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button variant="outlined" onClick={() => void askToLogOut(session)}>
          {texts.logout}
        </Button>
      </div>
    </section>
  );
}

export function ProfileRows({ profile }: { profile: OwnMember }) {
  const { name, role, email, phone, university, socialMedia, details } = profile;
  const rows = [
    [fields.name, name],
    [fields.role, roleName(role)],
    [fields.email, email],
    [fields.phone, phone],
    [fields.university, university],
  ] as const;
  return (
    <dl className={rowStyles.rows}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <None label={label} />}</dd>
        </div>
      ))}
      {networks.map((network) => (
        <div key={network}>
          <dt>{fields.social[network]}</dt>
          <dd>
            {socialMedia[network] ? (
              <a href={socialMedia[network]} target="_blank" rel="noopener noreferrer">
                {socialMedia[network]}
              </a>
            ) : (
              <None label={fields.social[network]} />
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{fields.details}</dt>
        <dd>
          {details ? <Prose text={details} /> : <span className={styles.none}>{texts.noDetails}</span>}
          <span className={styles.counter}>{fieldTexts.counter(lengthOf(details), limits.details)}</span>
        </dd>
      </div>
    </dl>
  );
}

function None({ label }: { label: string }) {
  return <span className={styles.none}>{texts.none(label)}</span>;
}
