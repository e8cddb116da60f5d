import { call } from './call.ts';
import { makeAdmin, type Person } from './people.ts';

/** Two new admins, and calls in the name of one of them. */
export async function twoAdmins() {
  const [admin, other] = await Promise.all([makeAdmin(), makeAdmin('Bo Boss')]);
  const by = (person: Person, what: string, body?: object) => call(what, { token: person.token, body });
  const byAdmin = (what: string, body?: object) => by(admin, what, body);
  return { admin, other, by, byAdmin };
}
