// Creates real accounts for one story, without using the pages, so that no story depends on another.
import { randomUUID } from 'node:crypto';
import { storeFile } from './back-office.ts';
import { account, baseUrl } from './fixtures.ts';
import { photo } from './pictures.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  uid: string;
  idToken: string;
}

const { GCLOUD_PROJECT: project = 'demo-research-lab' } = process.env;
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
const identity = `http://${authHost}/identitytoolkit.googleapis.com/v1`;

async function ask(address: string, method: string, body: object | undefined, token?: string) {
  const answer = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${JSON.stringify(reply)}`);
  return reply;
}

const post = (address: string, body: object, token?: string) => ask(address, 'POST', body, token);

async function idTokenOf({ email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  const proof = { email, password, returnSecureToken: true };
  return (await post(`${identity}/accounts:signInWithPassword?key=any`, proof)).idToken;
}

/** A verified account with its record, as after registering and following the link. */
export async function makeAccount(email: string, password: string, name: string): Promise<Person> {
  const given = { email, password, displayName: name, emailVerified: true };
  const { localId: uid } = await post(`${identity}/projects/${project}/accounts`, given, 'owner');
  const idToken = await idTokenOf({ email, password });
  await post(`${baseUrl}/api/users`, { email, name, photoUrl: '' }, idToken);
  return { name, email, password, uid, idToken };
}

/** Letters, because digits at the end of an author's name are taken for footnote marks. */
export const newMark = () =>
  randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** A person whom no other story uses. */
export function newPerson(firstName: string): Promise<Person> {
  const suffix = newMark();
  const email = `${firstName.toLowerCase()}-${suffix}@lab.test`;
  return makeAccount(email, 'Secret#1', `${firstName} ${suffix}`);
}

/** Sends a request to the API as this person, for stories that need a record. Without a body it reads. */
export async function asPerson(
  { email, idToken }: Pick<Person, 'email' | 'idToken'>,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
) {
  const { token } = await post(`${baseUrl}/api/jwt`, { email }, idToken);
  return ask(`${baseUrl}/api${path}`, method, body, token);
}

/** The same as a person of the demo lab, for what somebody else does meanwhile. */
export async function asDemo(role: string, path: string, body?: object, method?: string) {
  const demo = account(role);
  return asPerson({ ...demo, idToken: await idTokenOf(demo) }, path, body, method);
}

/** Uploads a picture of a paper as the form does. */
async function uploadPicture(uid: string): Promise<string> {
  const name = `images/papers/${uid}/${randomUUID()}.webp`;
  const { buffer } = await photo();
  await storeFile(name, buffer, 'image/webp');
  return `/${name}`;
}

export async function submitPaper(person: Person, title: string, over: object = {}): Promise<string> {
  const image = await uploadPicture(person.uid);
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
    ...over,
  });
  return insertedId;
}

export async function apply(person: Person): Promise<void> {
  await asPerson(person, '/submitApplication', {
    name: person.name,
    phone: '+44 1632 960 111',
    university: 'Northhaven University',
    researchArea: 'Waves and Flows',
    role: 'Field Engineer, Estuary Network',
    details: 'I am not afraid of mud.',
    resume: 'https://drive.google.com/file/d/mud',
  });
}
