import type { Member } from '@lab/contract/features/team/kind';
import type { ShownProfile } from '@lab/contract/features/team/profile/schemas';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import { orcidAddress } from '@lab/contract/lib/orcid';
import { LinkIcon, type LinkIconName } from '../../../ui/link-icon.tsx';
import styles from '../member-page.module.css';

interface ProfileLink {
  icon: LinkIconName;
  name: string;
  address: string;
}

type Linked = Pick<ShownProfile, 'orcid' | 'homepage' | 'scholar' | 'mastodon' | 'bluesky' | 'links'>;

export function linksOf(
  { socialMedia }: Pick<Member, 'socialMedia'>,
  profile: Linked | undefined,
): ProfileLink[] {
  const { fields } = profileTexts;
  const { social } = teamTexts.fields;
  const { orcid = '', homepage = '', scholar = '', mastodon = '', bluesky = '', links = [] } = profile ?? {};
  const all: ProfileLink[] = [
    { icon: 'orcid', name: fields.orcid, address: orcid && orcidAddress(orcid) },
    { icon: 'homepage', name: fields.homepage, address: homepage },
    { icon: 'scholar', name: fields.scholar, address: scholar },
    { icon: 'github', name: social.github, address: socialMedia.github },
    { icon: 'mastodon', name: fields.mastodon, address: mastodon },
    { icon: 'bluesky', name: fields.bluesky, address: bluesky },
    { icon: 'linkedin', name: social.linkedin, address: socialMedia.linkedin },
    { icon: 'twitter', name: social.twitter, address: socialMedia.twitter },
    { icon: 'facebook', name: social.facebook, address: socialMedia.facebook },
    ...links.map(({ name, address }): ProfileLink => ({ icon: 'link', name, address })),
  ];
  return all.filter(({ address }) => /^https?:\/\//i.test(address));
}

/** `rel="me"` lets Mastodon and others see that the page and the account are of one person. */
export function ProfileLinks({ links }: { links: readonly ProfileLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ icon, name, address }) => (
        <li key={`${name} ${address}`}>
          <a href={address} rel="me noopener noreferrer" target="_blank" dir="auto">
            <LinkIcon name={icon} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
