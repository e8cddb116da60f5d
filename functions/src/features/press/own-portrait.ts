/** What a person has said about the use of their portrait by the press. */
import type { OwnPressPortrait } from '@lab/contract/features/press/schemas';
import { isUploadedPicture } from '@lab/contract/lib/uploads/files';
import type { StoredMember } from '../team/member-store.ts';
import { pressPortraitOf } from '../team/shown-member.ts';

/** The portrait of an entry, if visitors see it and it is stored here. */
export const offerable = ({ image, hidden = [] }: StoredMember): string =>
  isUploadedPicture(image) && !hidden.includes('image') ? image : '';

/** Without an entry in the team there is nothing to offer. */
export function ownPortrait(member: StoredMember | undefined): OwnPressPortrait {
  const offer = member && pressPortraitOf(member);
  return {
    onTeam: member !== undefined,
    image: member ? offerable(member) : '',
    offered: offer !== undefined,
    ...(offer ?? { credit: '', licence: 'ccBy' }),
  };
}
