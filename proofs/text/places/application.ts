import { limits } from '@lab/contract/api/limits';
import { contentBody, pathsOf } from '../../../functions/src/test/content.ts';
import { send } from '../written.ts';
import { aboutMe } from './account.ts';
import {
  bodyOf,
  both,
  byId,
  newPeople,
  only,
  type Place,
  type PlaceGiven,
  slot,
  wholeList,
} from './place.ts';

const feedback = [slot('message', 'prose', limits.message)];

export async function application(given: PlaceGiven): Promise<Place> {
  const { admin } = given;
  const people = newPeople(given, 'application');
  const position = contentBody('positions');
  const { insertedId } = (await admin(`POST ${pathsOf('positions').create}`, position)).body;
  const [area] = await wholeList(admin, pathsOf('areas').list);
  const usual = {
    name: 'Somebody',
    phone: '1',
    university: 'One',
    details: 'I like it.',
    role: position.role,
    researchArea: area?.departmentName,
    resume: 'https://example.org/cv',
  };
  return {
    name: 'an application',
    slots: [...aboutMe, ...feedback],
    collection: 'applications',
    async write(texts) {
      const { uid, call } = await people.add();
      const applied = await send(only(texts, aboutMe), (kept) =>
        call('POST /submitApplication', bodyOf(kept, usual)),
      );
      const answered = await send(only(texts, feedback), (kept) =>
        admin(`PATCH /application/feedBack/${uid}`, bodyOf(kept, { message: 'Thank you.' })),
      );
      return { ...both(applied, answered), id: uid };
    },
    readers: {
      'the call': () =>
        people.each(async (call, email) => (await call(`GET /applications/${email}`)).body[0]),
      'the list': async () => byId(await wholeList(admin, '/applications?limit=100')),
    },
    async remove() {
      await people.leave();
      await admin(`DELETE ${pathsOf('positions').one(insertedId)}`, {});
    },
  };
}
