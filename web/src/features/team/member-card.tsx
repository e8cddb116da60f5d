import type { Member } from '@lab/contract/features/team/kind';
import { networks } from '@lab/contract/features/team/networks';
import type { CardShape } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { LinkIcon, type LinkIconName } from '../../ui/link-icon.tsx';
import { PersonCard } from '../../ui/person-card.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { TopicLinks } from '../../ui/topic-links.tsx';
import styles from './member-card.module.css';

/** More would make the cards of a row uneven. */
const topicsOnCard = 3;

interface Props {
  member: Member;
  shape: CardShape;
  interests?: readonly string[];
}

export function MemberCard({ member, shape, interests = [] }: Props) {
  const { _id, name, title, image, university, details, drawn } = member;
  const { defaults } = teamTexts;
  // In a lab that wants no words for gaps these defaults are empty.
  const place = university || defaults.university;
  const about = shape === 'wide' && (details || defaults.details);
  return (
    <PersonCard id={_id} name={name} image={image} shape={shape} state={member}>
      {title && (
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
      )}
      {place && (
        <p className={styles.university}>
          <bdi>{place}</bdi>
        </p>
      )}
      {about && (
        <p className={styles.about}>
          <bdi>
            <TextWithMath text={about} drawn={drawn} />
          </bdi>
        </p>
      )}
      <TopicLinks topics={interests.slice(0, topicsOnCard)} />
      <Contact member={member} />
    </PersonCard>
  );
}

interface ContactLink {
  icon: LinkIconName;
  label: string;
  href: string;
}

/** A text replaces contact details that a member has not entered. */
function Contact({ member: { name, email, phone, socialMedia } }: { member: Member }) {
  const { defaults, fields } = teamTexts;
  const missing = [email ? '' : defaults.email, phone ? '' : defaults.phone].filter(Boolean);
  const links: ContactLink[] = [
    { icon: 'mail', label: email, href: email && `mailto:${email}` },
    { icon: 'phone', label: phone, href: phone && phoneAddress(phone) },
    ...networks.map((network) => ({
      icon: network,
      label: fields.social[network],
      href: /^https?:\/\//i.test(socialMedia[network]) ? socialMedia[network] : '',
    })),
  ];
  return (
    <>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {missing.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      <ul className={styles.contact}>
        {links.map(
          ({ icon, label, href }) =>
            href && (
              <li key={icon}>
                <a href={href} title={label} {...(href.startsWith('http') && outside)}>
                  <LinkIcon name={icon} />
                  <span className={styles.label}>
                    {label}
                    {label !== email && label !== phone && <span>, {name}</span>}
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

const outside = { target: '_blank', rel: 'noopener noreferrer' };
