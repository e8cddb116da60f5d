import type { Member } from '@lab/contract/features/team/kind';
import { teamTexts } from '@lab/contract/features/team/texts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { SocialLinks } from '../../ui/social-links.tsx';
import styles from './member-card.module.css';

const { defaults, fields } = teamTexts;

/** A text replaces contact details that a member has not entered. */
export function MemberFacts({ member: { name, university, email, phone, socialMedia } }: { member: Member }) {
  const { social } = fields;
  return (
    <>
      <p className={styles.university}>{university || defaults.university}</p>
      <ul className={styles.reach}>
        <li>{email ? <a href={`mailto:${email}`}>{email}</a> : defaults.email}</li>
        <li>{phone ? <a href={phoneAddress(phone)}>{phone}</a> : defaults.phone}</li>
      </ul>
      <SocialLinks
        of={name}
        links={{
          [social.linkedin]: socialMedia.linkedin,
          [social.twitter]: socialMedia.twitter,
          [social.facebook]: socialMedia.facebook,
          [social.github]: socialMedia.github,
        }}
      />
    </>
  );
}
