// Creates real accounts for one story, without using the pages, so that no story depends on another.
import { randomUUID } from 'node:crypto';
import { storeFile } from './back-office.ts';
import {
  accessToken,
  account,
  ask,
  baseUrl,
  identity,
  post,
  project,
  type SignIn,
  signInByCall,
} from './lab.ts';
import { photo } from './pictures.ts';

export interface Person extends SignIn {
  name: string;
  uid: string;
  idToken: string;
}

/** A verified account with its record, as after registering and following the link. */
export async function makeAccount(email: string, password: string, name: string): Promise<Person> {
  const given = { email, password, displayName: name, emailVerified: true };
  const { localId: uid } = await post(`${identity}/projects/${project}/accounts`, given, 'owner');
  const { idToken } = await signInByCall({ email, password });
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
  return ask(`${baseUrl}/api${path}`, method, body, await accessToken(email, idToken));
}

/** The same as a person of the demo lab, for what somebody else does meanwhile. */
export async function asDemo(role: string, path: string, body?: object, method?: string) {
  const demo = account(role);
  const { idToken } = await signInByCall(demo);
  return asPerson({ ...demo, idToken }, path, body, method);
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
