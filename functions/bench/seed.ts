/** Creates a lab of any size, the same at every run. */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { Timestamp } from 'firebase-admin/firestore';
import { content } from '../src/app/content-kinds.ts';
import { rebuildSummaries } from '../src/app/rebuild-summaries.ts';
import { firestore } from '../src/core/data/firestore.ts';
import { fill } from '../src/core/data/shape.ts';
import {
  derivedFields,
  manuscriptShape,
  papersCollection,
  type StoredPaper,
} from '../src/features/papers/paper-store.ts';
import { profileDocument } from '../src/features/team/profile-store.ts';
import { fullSocialMedia } from '../src/features/users/social-media.ts';
import { usersCollection } from '../src/features/users/user-store.ts';

const words =
  'robot quantum protein climate graph neural market bridge river star cell model proof light'.split(' ');
const areas = 'Waves and Flows,Physics,Biology,Economics,Optics,Acoustics,Ecology,Logic'.split(',');
const types = ['article', 'conference', 'doctoral', 'software'] as const;
const at = (index: number) => Timestamp.fromMillis(Date.UTC(2000, 0, 1) + index * 60_000);
const pick = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;
const email = 'author@example.org';

function paper(index: number): StoredPaper {
  const text = Array.from({ length: 60 }, (_, place) => pick(words, index * 7 + place * place)).join(' ');
  const manuscript = {
    ...fill(manuscriptShape, {}),
    title: `${pick(words, index)} and ${pick(words, index * 3 + 1)}, part ${index}`,
    publisher: 'Journal of Examples',
    doi: `10.1000/${index}`,
    publicationDate: `${2000 + (index % 5)}-01-01`,
    areaId: `a${index % 4}`,
    type: pick(types, index),
    keywords: index % 2 === 0 ? 'tides, sensors' : '',
    selected: index % 50 === 0,
    authors: [`Ann Surname${index % 50}`, `Ann Surname${(index + 7) % 50}`],
    authorName: `Ann Surname${index % 50}`,
    authorEmail: index % 50 === 0 ? email : `author-${index % 50}@example.org`,
    uid: `uid-${index % 50}`,
    details: text,
    image: '/images/papers/u/x.webp',
    createdAt: at(index),
  };
  return { ...manuscript, ...derivedFields(manuscript), members: [] };
}

export async function seedPapers(from: number, to: number): Promise<void> {
  const perBatch = 400;
  for (let start = from; start < to; start += perBatch) {
    const batch = firestore().batch();
    for (let index = start; index < Math.min(start + perBatch, to); index++) {
      batch.set(papersCollection().doc(`paper-${index}`), paper(index));
    }
    await batch.commit();
  }
  await rebuildSummaries();
}

const text = 'x'.repeat(300);

type Batch = ReturnType<ReturnType<typeof firestore>['batch']>;

const put = (batch: Batch, kind: keyof typeof content, id: string, record: object, index = 0) =>
  batch.set(content[kind].store.collection().doc(id), { ...record, createdAt: at(index) });

/** Adds those who are not there yet; the summaries have to be rebuilt then. */
export async function seedPeople(onTeam: number, left: number): Promise<void> {
  const batch = firestore().batch();
  const socialMedia = fullSocialMedia(undefined);
  const person = {
    name: 'Ann Author',
    phone: '',
    university: '',
    details: '',
    socialMedia,
    createdAt: at(0),
  };
  batch.set(usersCollection().doc('uid-0'), { ...person, email, photoUrl: '', role: '' });
  for (let index = 0; index < onTeam; index++) {
    const entry = { email, image: '/images/profile/u/x.webp', role: 'Researcher', hasProfile: index === 1 };
    put(batch, 'team', `m${index}`, { ...person, ...entry });
  }
  batch.set(profileDocument('m1'), { ...emptyValues(profileFields), biography: text });
  for (let index = 0; index < left; index++) {
    const terms = [{ role: 'Researcher', title: '', from: '2015', until: `${2016 + (index % 9)}` }];
    const alumnus = fill(content.alumni.store.shape, { name: `Lee Former${index}`, terms, details: text });
    put(batch, 'alumni', `l${index}`, alumnus, index);
  }
  await batch.commit();
}

export async function seedLab(): Promise<void> {
  await seedPeople(12, 340);
  const batch = firestore().batch();
  for (let index = 0; index < 8; index++) {
    const area = { departmentName: pick(areas, index), details: text, image: '', subDepartments: [] };
    put(batch, 'areas', `a${index}`, area, index);
    const role = `Role ${index}`;
    const position = { role, qualifications: text, experience: text, internationalExposure: text };
    put(batch, 'positions', `p${index}`, position, index);
    put(batch, 'collaborators', `c${index}`, { name: 'University', logo: '' }, index);
  }
  for (let index = 0; index < 60; index++) {
    const item = { title: 'News', summary: text, details: text, image: '', authorEmail: email, uid: 'uid-0' };
    put(batch, 'news', `n${index}`, item, index);
  }
  for (let index = 0; index < 60; index++) {
    const start = `${index < 10 ? 2090 : 2020}-01-${10 + (index % 10)}`;
    const event = { title: 'Event', place: '', start, end: '', text, people: [], image: '' };
    put(batch, 'events', `e${index}`, { ...event, ...content.events.store.derived(event) }, index);
  }
  for (let index = 0; index < 30; index++) {
    const talk = { title: 'Talk', date: `20${10 + index}`, people: ['Ann Author'], areas: ['a1'] };
    const { store } = content.talks;
    put(batch, 'talks', `t${index}`, fill(store.shape, { ...talk, ...store.derived(talk) }), index);
  }
  await batch.commit();
}
