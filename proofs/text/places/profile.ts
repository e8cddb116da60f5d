import { profileFields } from '@lab/contract/features/team/profile/fields';
import { namePartNames } from '@lab/contract/features/team/profile/name-parts';
import { contentBody, pathsOf } from '../../../functions/src/test/content.ts';
import { type Nested, put, send, slotsIn } from '../written.ts';
import { bodyOf, type Place, type PlaceGiven } from './place.ts';

/** The others are addresses, or words of the name. */
const otherwise: readonly string[] = ['orcid', 'mastodon', 'bluesky', ...namePartNames];
const slots = slotsIn(profileFields).filter(({ path }) => !otherwise.includes(path));

/** One part in each list, with what the form asks for. */
function usual(): Nested {
  const profile: Nested = {};
  for (const { path } of slots.filter((one) => one.path.includes('.0.'))) {
    const [list = '', , name = ''] = path.split('.');
    profile[list] ??= [{}];
    put(profile[list][0], name, 'One');
  }
  for (const link of profile.links) link.address = 'https://example.org/';
  return profile;
}

export function profile({ admin }: PlaceGiven): Place {
  const members: string[] = [];
  return {
    name: 'a profile',
    slots,
    collection: 'profiles',
    async write(texts) {
      const { insertedId: id } = (await admin(`POST ${pathsOf('team').create}`, contentBody('team'))).body;
      members.push(id);
      const accepted = await send(texts, (kept) =>
        admin(`PATCH /members/${id}/profile`, bodyOf(kept, usual())),
      );
      return { ...accepted, id };
    },
    readers: {
      async 'the call'() {
        const found = new Map<string, unknown>();
        for (const id of members) found.set(id, (await admin(`GET /members/${id}/profile`)).body);
        return found;
      },
    },
    async remove() {
      for (const id of members) await admin(`DELETE ${pathsOf('team').one(id)}`, {});
    },
  };
}
