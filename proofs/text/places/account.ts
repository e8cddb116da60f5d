import { limits } from '@lab/contract/api/limits';
import { send } from '../written.ts';
import { bodyOf, newPeople, type Place, type PlaceGiven, slot } from './place.ts';

export const aboutMe = [
  slot('name', 'text', limits.name),
  slot('phone', 'text', limits.phone),
  slot('university', 'text', limits.university),
  slot('details', 'prose', limits.details),
];

const usual = { name: 'Somebody', phone: '', university: '', details: '' };

export function account(given: PlaceGiven): Place {
  const people = newPeople(given, 'account');
  return {
    name: 'an account',
    slots: aboutMe,
    collection: 'users',
    async write(texts) {
      const { uid, call } = await people.add();
      const accepted = await send(texts, (kept) => call('PATCH /updateUserAndTeam', bodyOf(kept, usual)));
      return { ...accepted, id: uid };
    },
    readers: { 'the call': () => people.each(async (call) => (await call('GET /userInfoInTeam')).body) },
    remove: people.leave,
  };
}
