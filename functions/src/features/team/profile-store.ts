/**
 * `profiles`: what members say of themselves in addition to their entry. The id is that of the entry. Only
 * the person's page reads it.
 */
import { emptyValues, shapeOf } from '@lab/contract/core/content/field-type';
import type { Rendered } from '@lab/contract/core/markdown/schemas';
import {
  type Hideable,
  hiddenAtFirst,
  type ProfileFields,
  profileFields,
} from '@lab/contract/features/team/profile/fields';
import { teamTexts } from '@lab/contract/features/team/texts';
import { keptFor } from '@lab/contract/kinds/kept-for';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { renderTexts } from '../../core/content/render-texts.ts';
import { collection, documentOf } from '../../core/data/firestore.ts';
import { rewriteEach } from '../../core/data/rewrite.ts';
import { pickShape, type Shape } from '../../core/data/shape.ts';
import { timeAt } from '../../core/data/time.ts';
import type { MemberBesides } from './shown-member.ts';

export type StoredProfile = ProfileFields & {
  /** The fields of the profile that visitors do not see. */
  hidden?: Hideable[];
  /** The HTML of the biography. */
  rendered?: Record<string, Rendered>;
};

const shape = shapeOf(profileFields) as Shape<StoredProfile>;

const profiles = () => collection<StoredProfile>('profiles', shape);

export const profileDocument = (id: string) => documentOf(profiles(), id, teamTexts.member.notFound);

export const renderedOf = ({ biography }: Pick<StoredProfile, 'biography'>) =>
  renderTexts({ fields: { biography: profileFields.biography } }, { biography });

/** What cards may show of a profile; nothing of what the person hides. */
export const shownInterests = (stored: StoredProfile | undefined): string =>
  stored && !hiddenOf(stored).includes('interests') ? stored.interests : '';

/** After the grammar of Markdown has changed. */
export const renderProfiles = () =>
  rewriteEach(profiles(), {
    async changes(profile) {
      const { rendered } = await renderedOf(profile);
      return rendered && { rendered };
    },
  });

/** What the person has written, without what is stored beside it. */
export const profileOf = (stored: StoredProfile | undefined): ProfileFields =>
  stored ? pickShape<ProfileFields>(shape, stored) : emptyValues(profileFields);

export const hiddenOf = (stored: StoredProfile | undefined): readonly Hideable[] =>
  stored?.hidden ?? hiddenAtFirst;

/** With a deleted entry its profile goes too, unless the entry is restored in time. */
export function letProfileGo(tx: Transaction, id: string, { hasProfile }: MemberBesides): void {
  if (!hasProfile) return;
  const expiresAt = timeAt(Date.now() + keptFor('member'));
  tx.set(profileDocument(id), { expiresAt } as object, { merge: true });
}

export function keepProfile(tx: Transaction, id: string, { hasProfile }: MemberBesides): void {
  if (hasProfile) tx.set(profileDocument(id), { expiresAt: FieldValue.delete() } as object, { merge: true });
}
