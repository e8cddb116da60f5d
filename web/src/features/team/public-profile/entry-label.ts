import { memberKind } from '@lab/contract/features/team/kind';
import type { hideableOfMember } from '@lab/contract/features/team/profile/fields';
import { teamTexts } from '@lab/contract/features/team/texts';

/** How a field of the entry is called; the other names have a word only for admins. */
export function entryLabel(name: (typeof hideableOfMember)[number]): string {
  const { image, email, phone, university, details, social } = teamTexts.fields;
  const socialMedia = Object.values(social).join(', ');
  const { alsoKnownAs } = memberKind.fields;
  return { image, email, phone, university, details, socialMedia, alsoKnownAs: alsoKnownAs.label }[name];
}
