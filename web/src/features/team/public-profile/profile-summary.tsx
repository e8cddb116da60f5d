import { memberKind } from '@lab/contract/features/team/kind';
import { hideableOfMember, profileFieldsNow } from '@lab/contract/features/team/profile/fields';
import type { WholeProfile } from '@lab/contract/features/team/profile/schemas';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import { Prose } from '../../../ui/prose.tsx';
import rowStyles from '../rows.module.css';
import styles from './public-profile.module.css';

/** What is written in a profile, and what of it is hidden. */
export function ProfileSummary({ profile }: { profile: WholeProfile }) {
  const values: Readonly<Record<string, unknown>> = profile;
  const hidden: readonly string[] = profile.hidden;
  const rows = Object.entries(profileFieldsNow()).flatMap(([name, { label }]) => {
    const text = textOf(values[name]);
    return text ? [{ name, label, text }] : [];
  });
  // Other names are only an admin's concern.
  const ofEntry = hideableOfMember.filter((name) => name !== 'alsoKnownAs' && hidden.includes(name));
  return (
    <dl className={rowStyles.rows}>
      {ofEntry.length > 0 && (
        <div>
          <dt>{profileTexts.own.hiddenEntry}</dt>
          <dd>{ofEntry.map(entryLabel).join(', ')}</dd>
        </div>
      )}
      {rows.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <Prose text={text} />
            {hidden.includes(name) && <span className={styles.hint}>{profileTexts.own.hidden}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value as one text; each part of a list is a paragraph. */
export function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return value.map((part: object) => Object.values(part).filter(Boolean).join(', ')).join('\n\n');
}

/** How a field of the entry is called; the other names have a word only for admins. */
export function entryLabel(name: (typeof hideableOfMember)[number]): string {
  const { image, email, phone, university, details, social } = teamTexts.fields;
  const socialMedia = Object.values(social).join(', ');
  const { alsoKnownAs } = memberKind.fields;
  return { image, email, phone, university, details, socialMedia, alsoKnownAs: alsoKnownAs.label }[name];
}
