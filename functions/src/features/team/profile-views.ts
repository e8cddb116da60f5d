/** A profile as the person and admins see it, and as visitors do. */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { hideableOfProfile, profileFields } from '@lab/contract/features/team/profile/fields';
import { partsOf } from '@lab/contract/features/team/profile/name-parts';
import type { ShownProfile, WholeProfile } from '@lab/contract/features/team/profile/schemas';
import { fillPart, pickShape } from '../../core/data/shape.ts';
import { hiddenOf, profileOf, type StoredProfile } from './profile-store.ts';
import type { MemberBesides } from './shown-member.ts';

/** A profile that a deleted entry of the same id has left behind counts as none. */
export function wholeOf(member: MemberBesides, stored: StoredProfile | undefined): WholeProfile {
  const present = member.hasProfile ? stored : undefined;
  const { hidden = [], linkedNames = [] } = member;
  return { ...profileOf(present), hidden: [...hidden, ...hiddenOf(present)], linkedNames };
}

const nothing = emptyValues(profileFields);
const renderedShape = { html: '', lead: '' };

/** `member` is as visitors see it. */
export function shownOf(
  member: { name: string; image: string },
  stored: StoredProfile | undefined,
): ShownProfile {
  if (!stored) return nothing;
  const hidden = hiddenOf(stored);
  const names = hideableOfProfile.filter((name) => hidden.includes(name));
  const shown = { ...profileOf(stored), ...Object.fromEntries(names.map((name) => [name, nothing[name]])) };
  const biography = pickShape(renderedShape, fillPart(renderedShape, stored.rendered?.biography));
  return {
    ...shown,
    ...partsOf(member.name, shown),
    // It describes the photo.
    photoAlt: member.image ? shown.photoAlt : '',
    ...(shown.biography && biography.html && { rendered: { biography } }),
  };
}
