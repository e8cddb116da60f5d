/** Valid bodies for every form, and functions that create the records that tests start from. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { call } from './call.ts';
import { makeMember, type Person } from './people.ts';

/** This area is in the demo lab and in the lab of the benchmarks. */
export const demoArea = 'Waves and Flows';

export const paperBody = (over: object = {}) => ({
  title: 'On small things',
  publisher: 'Journal of Small Things',
  doi: '10.1000/182',
  publicationDate: '2025-03-01',
  category: demoArea,
  authors: ['Jane Doe', 'Li Wei'],
  details: 'Small things are studied here.',
  image: 'https://lh3.googleusercontent.com/picture',
  links: { code: 'https://example.org/code' },
  ...over,
});

export const applicationBody = (over: object = {}) => ({
  name: 'Jane Doe',
  phone: '+49 30 1234',
  university: 'Example University',
  researchArea: demoArea,
  role: 'PhD Student',
  details: 'I like robots.',
  resume: 'https://drive.google.com/file/d/1',
  ...over,
});

export const messageBody = (over: object = {}) => ({
  name: 'Jane Doe',
  phone: '+49 30 1234',
  message: 'When do you open?',
  ...over,
});

export const newsBody = (over: object = {}) => ({
  title: 'We moved',
  summary: 'New rooms.',
  details: 'We moved into new rooms.',
  image: '/images/news/someone/picture.webp',
  ...over,
});

export const areaBody = (over: object = {}) => ({
  departmentName: `Robotics ${randomUUID().slice(0, 8)}`,
  details: 'Machines that move.',
  image: '/images/areas/someone/picture.webp',
  subDepartments: [{ name: 'Grasping', description: 'Hands.' }],
  ...over,
});

export const collaboratorBody = (over: object = {}) => ({
  name: 'Example University',
  logo: '/images/collaborators/someone/logo.webp',
  ...over,
});

export const positionBody = (over: object = {}) => ({
  role: `Position ${randomUUID().slice(0, 8)}`,
  qualifications: 'A degree.',
  experience: 'Two years.',
  internationalExposure: 'One conference.',
  ...over,
});

export const memberBody = (over: object = {}) => ({
  name: 'Tom Team',
  role: 'Researcher',
  email: 'tom@example.org',
  ...over,
});

/** Creates a research area for one test and returns its name. */
export async function makeArea(admin: Person): Promise<string> {
  const area = areaBody();
  expect((await call('POST /researchArea', { token: admin.token, body: area })).status).toBe(200);
  return area.departmentName;
}

export async function submitPaper(author: Person, over: object = {}): Promise<string> {
  const { status, body } = await call('POST /ResearchRequest', {
    token: author.token,
    body: paperBody(over),
  });
  expect(status).toBe(200);
  return body.insertedId;
}

export async function publishPaper(author: Person, admin: Person, over: object = {}): Promise<string> {
  const id = await submitPaper(author, over);
  expect((await call(`POST /researchPaper/${id}`, { token: admin.token })).status).toBe(200);
  return id;
}

export async function openPosition(admin: Person): Promise<string> {
  const position = positionBody();
  expect((await call('POST /openPositions', { token: admin.token, body: position })).status).toBe(200);
  return position.role;
}

/** Returns the application's id, which is the applicant's uid. */
export async function apply(applicant: Person, admin: Person): Promise<string> {
  const body = applicationBody({ role: await openPosition(admin) });
  expect((await call('POST /submitApplication', { token: applicant.token, body })).status).toBe(200);
  return applicant.uid;
}

/** Somebody with an account whom this admin has accepted into the team, under the application's name. */
export async function makeTeamMember(name: string, admin: Person): Promise<Person> {
  const person = await makeMember(name);
  await apply(person, admin);
  const accepted = await call(`POST /team/${person.uid}`, {
    token: admin.token,
    body: { role: 'Researcher' },
  });
  expect(accepted.status).toBe(200);
  return person;
}

export async function sendMessage(sender: Person): Promise<string> {
  const { status, body } = await call('POST /contacts', { token: sender.token, body: messageBody() });
  expect(status).toBe(200);
  return body.insertedId;
}
