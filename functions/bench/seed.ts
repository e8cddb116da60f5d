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
    const image = '/images/profile/u/x.webp';
    batch.set(content.team.store.collection().doc(`m${index}`), {
      ...person,
      email,
      image,
      role: 'Researcher',
      hasProfile: index === 1,
    });
  }
  batch.set(profileDocument('m1'), { ...emptyValues(profileFields), biography: text });
  for (let index = 0; index < left; index++) {
    const terms = [{ role: 'Researcher', title: '', from: '2015', until: `${2016 + (index % 9)}` }];
    const { alumni } = content;
    batch.set(alumni.store.collection().doc(`l${index}`), {
      ...fill(alumni.store.shape, { name: `Lee Former${index}`, terms, details: text }),
      createdAt: at(index),
    });
  }
  await batch.commit();
}

export async function seedLab(): Promise<void> {
  await seedPeople(12, 340);
  const batch = firestore().batch();
  for (let index = 0; index < 8; index++) {
    const area = { departmentName: pick(areas, index), details: text, image: '', subDepartments: [] };
    batch.set(content.areas.store.collection().doc(`a${index}`), { ...area, createdAt: at(index) });
    const role = `Role ${index}`;
    const position = { role, qualifications: text, experience: text, internationalExposure: text };
    batch.set(content.positions.store.collection().doc(`p${index}`), { ...position, createdAt: at(index) });
    batch.set(content.collaborators.store.collection().doc(`c${index}`), {
      name: 'University',
      logo: '',
      createdAt: at(index),
    });
  }
  for (let index = 0; index < 60; index++) {
    const item = { title: 'News', summary: text, details: text, image: '', authorEmail: email, uid: 'uid-0' };
    batch.set(content.news.store.collection().doc(`n${index}`), { ...item, createdAt: at(index) });
  }
  for (let index = 0; index < 60; index++) {
    const start = `${index < 10 ? 2090 : 2020}-01-${10 + (index % 10)}`;
    const event = { title: 'Event', place: '', start, end: '', text, people: [], image: '' };
    const { events } = content;
    batch.set(events.store.collection().doc(`e${index}`), {
      ...event,
      ...events.store.derived(event),
      createdAt: at(index),
    });
  }
  for (let index = 0; index < 30; index++) {
    const talk = { title: 'Talk', date: `20${10 + index}`, people: ['Ann Author'], areas: ['a1'] };
    const { talks } = content;
    batch.set(talks.store.collection().doc(`t${index}`), {
      ...fill(talks.store.shape, { ...talk, ...talks.store.derived(talk) }),
      createdAt: at(index),
    });
  }
  await batch.commit();
}
