import type { Network } from '@lab/contract/team/networks';
import type { MemberSocialMedia } from '@lab/contract/team/schemas';

/** As a user's record and a member's store it: every network is there, empty where the person has none. */
export type StoredSocialMedia = Record<Network, string>;

export function fullSocialMedia(given: MemberSocialMedia = {}): StoredSocialMedia {
  const { linkedin = '', twitter = '', facebook = '', github = '' } = given;
  return { linkedin, twitter, facebook, github };
}
