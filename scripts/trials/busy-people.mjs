// Forty people who use the lab while it is exported: a third writes, a third hides and shows a photo, and a
// third deletes the account.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { address } from '../ports.mjs';
import { forEachOf, newMember, send, succeeds, upload } from './calls.mjs';

/** @typedef {import('./calls.mjs').Person} Person */

const calmMs = 300;

/** @param {number} count @param {Person} admin */
export async function gatherPeople(count, admin) {
  const role = `Guest ${randomUUID().slice(0, 8)}`;
  const position = { role, qualifications: 'A degree.', experience: 'Some.', internationalExposure: 'None.' };
  await succeeds(admin.call('POST /openPositions', position));
  /** @type {Person[]} */
  const people = [];
  const names = Array.from({ length: count }, (_, index) => `Busy Person ${index + 1}`);
  await forEachOf(names, 5, async (name) => {
    const person = await newMember(name, admin, role);
    await showPhoto(person);
    people.push(person);
  });
  return people;
}

/** @param {Person} person */
async function showPhoto({ uid, name, call }) {
  const photoUrl = `/images/profile/${uid}/${randomUUID()}.webp`;
  await upload(photoUrl.slice(1), Buffer.alloc(200_000, photoUrl), 'image/webp');
  await succeeds(call('PATCH /updateUserAndTeam', { name, photoUrl }));
}

/**
 * They work until the returned function is called, which tells what was confirmed. Those who delete their
 * accounts do so one after another within the time.
 * @param {Person[]} people @param {number} withinMs
 */
export function letWork(people, withinMs) {
  let working = true;
  /** @type {{ messages: string[], hidden: number, deleted: string[], wrong: string[] }} */
  const done = { messages: [], hidden: 0, deleted: [], wrong: [] };
  const ways = [write, hide, leave];

  /** @param {Person} person */
  async function write({ name, call }) {
    const message = `Dear lab, ${randomUUID()}`;
    await succeeds(call('POST /contacts', { name, phone: '+49 30 1234', message }));
    done.messages.push(message);
  }
  /** @param {Person} person */
  async function hide(person) {
    await succeeds(person.call('PATCH /profile', { hidden: ['image'] }));
    done.hidden += 1;
    await showPhoto(person);
    await succeeds(person.call('PATCH /profile', { hidden: [] }));
  }
  /** @param {Person} person */
  async function leave({ uid, signIn }, /** @type {number} */ index) {
    await wait((withinMs * index) / people.length);
    await succeeds(send(`${address}/api/myAccount`, { method: 'DELETE', token: await signIn() }));
    done.deleted.push(uid);
  }

  const all = people.map(async (person, index) => {
    const way = ways[index % ways.length] ?? write;
    try {
      do {
        await way(person, index);
        await wait(calmMs);
      } while (working && way !== leave);
    } catch (error) {
      done.wrong.push(
        `${person.name} could not ${way.name}: ${error instanceof Error ? error.message : error}`,
      );
    }
  });
  return async () => {
    working = false;
    await Promise.all(all);
    return done;
  };
}
