import type { Network } from '@lab/contract/features/team/networks';
import type { MemberSocialMedia } from '@lab/contract/features/team/schemas';

/** How users' and members' records store social links: every network is present, and empty without a link. */
type StoredSocialMedia = Record<Network, string>;

export function fullSocialMedia(given: MemberSocialMedia = {}): StoredSocialMedia {
  const { linkedin = '', twitter = '', facebook = '', github = '' } = given;
  return { linkedin, twitter, facebook, github };
}
