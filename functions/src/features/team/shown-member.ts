/** What visitors see of a member, and what the server keeps beside it in `public/home`. */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { textsIn } from '@lab/contract/core/content/texts-in';
import type { PressLicence } from '@lab/contract/features/press/licences';
import { memberKind } from '@lab/contract/features/team/kind';
import { type Hideable, hideableOfMember } from '@lab/contract/features/team/profile/fields';
import { isPartOf } from '@lab/contract/features/team/profile/name-parts';
import { nameAtAddress } from '@lab/contract/lib/uploads/files';
import type { StoredOf } from '../../core/content/content-store.ts';
import { cardFormulas } from '../../core/math/stored.ts';

/** How the press may use a portrait. */
export interface PressPortrait {
  credit: string;
  licence: PressLicence;
}

/**
 * What a member's record holds in addition to the fields of its kind; all of it is missing in older records.
 */
export interface MemberBesides {
  /** The fields of the entry that visitors do not see. */
  hidden?: Hideable[];
  /** Former names under which works are this person's, as an admin has confirmed. */
  linkedNames?: string[];
  /** The name in the order of citations, as far as the profile says its parts. */
  nameInParts?: string;
  /** Whether `profiles` has a document, so that no page looks for one in vain. */
  hasProfile?: boolean;
  /** What the person shows of their interests: a copy of the profile, for the cards of the Team page. */
  interests?: string;
  /** Given by the person for one picture, which is named as in Storage. */
  press?: PressPortrait & { of: string };
  /** The account of a person whose entry was here before it. */
  accountUid?: string;
}

/** Part of a row of `public/home` that no reply contains. */
export interface KeptOfMember {
  linkedNames?: string[];
  hasProfile?: boolean;
  interests?: string;
  press?: PressPortrait;
  accountUid?: string;
  hidesEmail?: boolean;
}

type Stored = StoredOf<typeof memberKind> & MemberBesides;

const nothing = emptyValues(memberKind.fields);

export function withoutHidden<Shown extends Stored>(stored: Shown): Shown {
  const { hidden = [] } = stored;
  const names = hideableOfMember.filter((name) => hidden.includes(name));
  if (names.length === 0) return stored;
  const shown = { ...stored, ...Object.fromEntries(names.map((name) => [name, nothing[name]])) };
  // The drawings name the formulas of a hidden text.
  if (!shown.drawn) return shown;
  return { ...shown, drawn: cardFormulas(shown.drawn, ...textsIn(memberKind.fields, shown)) };
}

/** Undefined where the person has said nothing of the picture that visitors see now. */
export function pressPortraitOf({ press, image, hidden = [] }: Stored): PressPortrait | undefined {
  if (!press || hidden.includes('image') || press.of !== nameAtAddress(image)) return undefined;
  return { credit: press.credit, licence: press.licence };
}

/** The choices that the record of the account has a copy of. */
export const choicesOf = ({ hidden = [] }: MemberBesides) => ({
  hidesPhoto: hidden.includes('image'),
  hidesEmail: hidden.includes('email'),
});

/** Names that are hidden from visitors still find the works of a person. */
export function keptOf(whole: Stored): KeptOfMember {
  const { hidden = [], alsoKnownAs, linkedNames = [], ...stored } = whole;
  const names = [
    ...linkedNames,
    ...(hidden.includes('alsoKnownAs') ? alsoKnownAs.split(';') : []),
    // The name may have been changed since.
    ...(stored.nameInParts && isPartOf(stored.name, stored.nameInParts) ? [stored.nameInParts] : []),
  ];
  const { hasProfile, interests, accountUid } = stored;
  const press = pressPortraitOf(whole);
  return {
    ...(names.length > 0 && { linkedNames: names }),
    ...(hasProfile && { hasProfile }),
    ...(interests && { interests }),
    ...(press && { press }),
    ...(accountUid && { accountUid }),
    ...(hidden.includes('email') && { hidesEmail: true }),
  };
}
