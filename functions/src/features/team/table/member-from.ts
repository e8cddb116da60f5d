/** The entry and the profile of a person from a row of a table. */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { memberKind } from '@lab/contract/features/team/kind';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import type { MemberRow, TableOfMembers } from '@lab/contract/features/team/table/schemas';
import { isPictureAddress } from '@lab/contract/lib/pictures';
import { renderTexts } from '../../../core/content/render-texts.ts';
import { now, timeAt } from '../../../core/data/time.ts';
import type { StoredMember } from '../member-store.ts';
import { renderedOf, type StoredProfile, shownInterests } from '../profile-store.ts';

type Pictures = TableOfMembers['pictures'];

/** At noon UTC it is the same day in nearly all time zones. */
const firstDay = (from: string) => Date.parse(`${from.slice(0, 10).padEnd(10, '-01')}T12:00:00Z`);

/** Empty for a picture that is neither among the uploaded ones nor at an address of which pages show any. */
export function pictureFor(named: string, pictures: Pictures): string {
  const uploaded = pictures.find(({ name }) => name === named)?.image;
  return uploaded ?? (isPictureAddress(named) ? named : '');
}

export async function memberFrom(
  row: MemberRow,
  pictures: Pictures,
  addedAt: number,
): Promise<{ member: StoredMember; profile: StoredProfile | undefined }> {
  const { from, picture, linkedin, github, twitter, facebook, ...others } = row;
  const { biography, interests, orcid, homepage, scholar, mastodon, bluesky, ...entry } = others;
  const said = { biography, interests, orcid, homepage, scholar, mastodon, bluesky };
  const profile: StoredProfile | undefined = Object.values(said).some(Boolean)
    ? { ...emptyValues(profileFields), ...said, ...(await renderedOf(said)) }
    : undefined;
  const member = {
    ...emptyValues(memberKind.fields),
    ...entry,
    image: pictureFor(picture, pictures),
    socialMedia: { linkedin, github, twitter, facebook },
    createdAt: timeAt(from ? firstDay(from) : addedAt),
    ...(from && { terms: [{ role: row.role, title: row.title, from, until: '' }], updatedAt: now() }),
    ...(profile && { hasProfile: true, interests: shownInterests(profile) }),
  };
  return { member: { ...member, ...(await renderTexts(memberKind, member)) }, profile };
}
