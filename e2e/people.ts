// People of a story's own: real accounts, made behind the site's back, so that no story depends on another.
import { randomUUID } from 'node:crypto';
import { baseUrl } from './fixtures.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  uid: string;
  idToken: string;
}

const password = 'Secret#1';

async function post(address: string, body: object, token?: string) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${JSON.stringify(said)}`);
  return said;
}

function identity(path: string): string {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  return `http://${host}/identitytoolkit.googleapis.com/v1/${path}?key=any`;
}

export async function newPerson(firstName: string): Promise<Person> {
  const suffix = randomUUID().slice(0, 8);
  const name = `${firstName} ${suffix}`;
  const email = `${firstName.toLowerCase()}-${suffix}@lab.test`;
  const { localId: uid } = await post(identity('accounts:signUp'), { email, password, displayName: name });
  await post(identity('accounts:update'), { localId: uid, emailVerified: true }, 'owner');
  const { idToken } = await post(identity('accounts:signInWithPassword'), {
    email,
    password,
    returnSecureToken: true,
  });
  await post(`${baseUrl}/api/users`, { email, name, photoUrl: '' }, idToken);
  return { name, email, password, uid, idToken };
}

/** Sends something to the API as this person, where a story needs it to be there already. */
export async function asPerson({ email, idToken }: Person, path: string, body: object) {
  const { token } = await post(`${baseUrl}/api/jwt`, { email }, idToken);
  return post(`${baseUrl}/api${path}`, body, token);
}

export async function submitPaper(person: Person, title: string): Promise<string> {
  // A picture that is there: a broken one would fail the story.
  const [{ image }] = await (await fetch(`${baseUrl}/api/recentResearchPapers`)).json();
  const { insertedId } = await asPerson(person, '/ResearchRequest', {
    title,
    publisher: 'Journal of Stories',
    doi: '10.1000/182',
    publicationDate: '2026-11-01',
    category: 'Waves and Flows',
    authors: [person.name],
    details: 'A story that is told to the end.',
    image,
    links: {},
  });
  return insertedId;
}
