import { limits } from '@lab/contract/api/limits';
import { send } from '../written.ts';
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

const form = [
  slot('name', 'text', limits.name),
  slot('phone', 'text', limits.phone),
  slot('message', 'prose', limits.message),
];
const reply = [slot('replay', 'prose', limits.message)];

export async function message(given: PlaceGiven): Promise<Place> {
  const { admin } = given;
  const people = newPeople(given, 'message');
  const { call, email } = await people.add();
  return {
    name: 'a message',
    slots: [...form, ...reply],
    collection: 'contacts',
    storedAs: { replay: 'reply' },
    async write(texts) {
      const usual = { name: 'Somebody', phone: '1', message: 'Hello' };
      const sent = await send(only(texts, form), (kept) => call('POST /contacts', bodyOf(kept, usual)));
      const id: string = sent.reply.insertedId;
      const answered = await send(only(texts, reply), (kept) =>
        admin('PATCH /contactReplay', bodyOf(kept, { _id: id, replay: 'Hello' })),
      );
      return { ...both(sent, answered), id };
    },
    readers: {
      'the call': async () => byId(await wholeList(call, `/contacts/${email}?limit=100`)),
      'the list': async () => byId(await wholeList(admin, '/adminContacts?limit=100')),
    },
    remove: people.leave,
  };
}
