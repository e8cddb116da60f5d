import { keywordsOf } from '@lab/contract/features/papers/keywords';
import type { Member } from '@lab/contract/features/team/kind';
import type { ShownProfile } from '@lab/contract/features/team/profile/schemas';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import { formatDate } from '../../../lib/dates.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { TopicLinks } from '../../../ui/topic-links.tsx';
import styles from '../member-page.module.css';

interface Props {
  member: Member;
  profile: ShownProfile | undefined;
}

/** One text: the biography, and what the specification calls details below it, or these alone. */
export function About({ member: { details, drawn }, profile }: Props) {
  const html = profile?.rendered?.biography?.html;
  const shown = details || (!html && teamTexts.defaults.details);
  if (!html && !shown) return null;
  return (
    <section className={styles.about} aria-labelledby="about">
      <h2 id="about">{html ? profileTexts.fields.biography : teamTexts.fields.details}</h2>
      {html && <LongText html={html} />}
      {shown && <Prose text={shown} {...(drawn && { drawn })} />}
    </section>
  );
}

export function Interests({ interests }: Pick<ShownProfile, 'interests'>) {
  const all = keywordsOf(interests);
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="interests">
      <h2 id="interests">{profileTexts.fields.interests}</h2>
      <TopicLinks topics={all} />
    </section>
  );
}

export function Education({ education }: Pick<ShownProfile, 'education'>) {
  if (education.length === 0) return null;
  return (
    <section aria-labelledby="education">
      <h2 id="education">{profileTexts.fields.education}</h2>
      <ul className={styles.stations}>
        {education.map(({ degree, organization, year }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two stations may be the same, and the list never changes
          <li key={at} dir="auto">
            <strong>{degree || organization}</strong>
            {[degree && organization, year && formatDate(year)].filter(Boolean).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The university of the specification first; a person may belong to several institutions. */
export function Affiliations({ member: { university }, profile }: Props) {
  const others = (profile?.affiliations ?? []).filter(
    ({ organization, position }) => organization !== university || position,
  );
  const named = others.some(({ organization }) => organization === university);
  if (!university && others.length === 0) return null;
  return (
    <ul className={styles.affiliations}>
      {university && !named && (
        <li>
          <bdi>{university}</bdi>
        </li>
      )}
      {others.map(({ organization, position, address }) => (
        <li key={`${organization} ${position}`}>
          <bdi>
            {position && `${position}, `}
            {/^https?:\/\//i.test(address) ? (
              <a href={address} rel="noopener noreferrer">
                {organization}
              </a>
            ) : (
              organization
            )}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
