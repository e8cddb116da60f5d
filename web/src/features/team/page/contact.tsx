import { memberCard } from '@lab/contract/features/pages/record-files';
import type { Member } from '@lab/contract/features/team/kind';
import type { ShownProfile } from '@lab/contract/features/team/profile/schemas';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import { phoneAddress } from '../../../lib/phone-address.ts';
import styles from '../member-page.module.css';

/** What is not known is left out, unlike on the cards of the team. */
export function Contact({ member, profile }: { member: Member; profile: ShownProfile | undefined }) {
  const { _id, email, phone } = member;
  const { fields } = teamTexts;
  const visitingHours = profile?.visitingHours;
  return (
    <section className={styles.contact} aria-label={profileTexts.page.contact}>
      <dl>
        {email && (
          <div>
            <dt>{fields.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{fields.phone}</dt>
            <dd>
              <a href={phoneAddress(phone)}>
                <bdi>{phone}</bdi>
              </a>
            </dd>
          </div>
        )}
        {visitingHours && (
          <div>
            <dt>{profileTexts.fields.visitingHours}</dt>
            <dd dir="auto">{visitingHours}</dd>
          </div>
        )}
      </dl>
      <a href={memberCard(_id)} download>
        {profileTexts.page.card}
      </a>
    </section>
  );
}
