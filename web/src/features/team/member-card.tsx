import { paths } from '@lab/contract/features/pages/paths';
import type { Member } from '@lab/contract/features/team/kind';
import { networks } from '@lab/contract/features/team/networks';
import type { CardShape } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import { Link } from 'react-router-dom';
import { phoneAddress } from '../../lib/phone-address.ts';
import { Picture } from '../../ui/picture.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './member-card.module.css';

export function MemberCard({ member, shape }: { member: Member; shape: CardShape }) {
  return (
    <article className={`${styles.card} ${styles[shape]}`}>
      <Picture
        src={member.image}
        alt=""
        width={240}
        height={240}
        sizes={shape === 'side' ? '112px' : '240px'}
      />
      <div>
        <h3 dir="auto">
          <Link to={paths.member(member._id)} state={member}>
            {member.name || teamTexts.defaults.name}
          </Link>
        </h3>
        {shape === 'wide' && (
          <p className={styles.about} dir="auto">
            <TextWithMath text={member.details || teamTexts.defaults.details} drawn={member.drawn} />
          </p>
        )}
        <MemberFacts member={member} />
      </div>
    </article>
  );
}

/** A text replaces contact details that a member has not entered. */
function MemberFacts({ member: { name, university, email, phone, socialMedia } }: { member: Member }) {
  const { defaults, fields } = teamTexts;
  return (
    <>
      <p className={styles.university}>{university || defaults.university}</p>
      <ul className={styles.reach}>
        <li>{email ? <a href={`mailto:${email}`}>{email}</a> : defaults.email}</li>
        <li>{phone ? <a href={phoneAddress(phone)}>{phone}</a> : defaults.phone}</li>
      </ul>
      <SocialLinks
        of={name}
        links={Object.fromEntries(networks.map((name) => [fields.social[name], socialMedia[name]]))}
      />
    </>
  );
}
