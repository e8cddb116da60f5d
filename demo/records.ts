import { emptyValues } from '@lab/contract/core/content/field-type';
import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import type { collaboratorKind } from '@lab/contract/features/collaborators/kind';
import { eventKind } from '@lab/contract/features/events/kind';
import type { newsKind } from '@lab/contract/features/news/kind';
import { positionKind } from '@lab/contract/features/positions/kind';
import { memberResourceKind } from '@lab/contract/features/resources/kind';
import { defaultSettings, type Settings } from '@lab/contract/features/settings/defaults';
import { type OutputKey, outputKeys } from '@lab/contract/kinds/kinds';
import { type OutputDeclarations, outputDeclarations } from '@lab/contract/kinds/output-declarations';
import type { Timestamp } from 'firebase-admin/firestore';
import type { StoredOf } from '../functions/src/core/content/content-store.ts';
import { orderField, untilField } from '../functions/src/core/content/derived-fields.ts';
import type { StoredApplication } from '../functions/src/features/applications/application-store.ts';
import { requireAreaId } from '../functions/src/features/areas/area-names.ts';
import type { StoredArea } from '../functions/src/features/areas/area-store.ts';
import type { StoredPage } from '../functions/src/features/free-pages/free-page-store.ts';
import type { StoredVersion } from '../functions/src/features/free-pages/version-store.ts';
import type { StoredLabInfo } from '../functions/src/features/lab-info/lab-info-store.ts';
import type { StoredMessage } from '../functions/src/features/messages/message-store.ts';
import { linkedMembers } from '../functions/src/features/papers/author-members.ts';
import { manuscript as storedManuscript } from '../functions/src/features/papers/manuscript.ts';
import {
  derivedFields,
  type StoredManuscript,
  type StoredPaper,
} from '../functions/src/features/papers/paper-store.ts';
import type { StoredRequest } from '../functions/src/features/papers/request-store.ts';
import { fullSocialMedia } from '../functions/src/features/users/social-media.ts';
import type { StoredRegistration, StoredUser } from '../functions/src/features/users/user-store.ts';
import { migrations, numberOf } from '../functions/src/jobs/upgrade/migrations.ts';
import type { StoredUpgrade } from '../functions/src/jobs/upgrade/upgrade.ts';
import { type AccountKey, accounts } from './accounts.ts';
import { activity } from './activity.ts';
import { areas } from './content/areas.ts';
import { applications, messages, requests } from './content/desk.ts';
import { events } from './content/events.ts';
import { collaborators, labInfo, positions } from './content/lab.ts';
import { news } from './content/news.ts';
import { forMembers, outputs } from './content/outputs.ts';
import { pages } from './content/pages.ts';
import { papers } from './content/papers.ts';
import { people, photoOfAccount } from './content/people.ts';
import { pressContact } from './content/press.ts';
import type { DemoRequest, DemoWork } from './content/shapes.ts';
import { legalPages } from './legal-records.ts';
import { imagePath, paperImage, pdfPath } from './paths.ts';
import { demoPeople, memberNames, memberProfiles, type People, type Records } from './people-records.ts';
import { at, daysAfter, nth } from './times.ts';

/** Converts the content to the records that the functions store, with ids that stay the same. */

const isVerified = (key: AccountKey) => !accounts[key].unverified;

const users: Records<StoredUser> = (Object.keys(accounts) as AccountKey[]).filter(isVerified).map((key) => {
  const { uid, name, email, phone, admin, role, joined } = accounts[key];
  const member = people.find((person) => person.account === key);
  return [
    uid,
    {
      name,
      email,
      photoUrl: photoOfAccount(key),
      role: admin ? 'admin' : (role ?? ''),
      phone: member?.phone ?? phone ?? '',
      university: member?.university ?? '',
      details: member?.details ?? '',
      socialMedia: fullSocialMedia(member?.socialMedia),
      createdAt: at(`${joined}T09:00:00Z`),
    },
  ];
});

const registrations: Records<StoredRegistration> = (Object.keys(accounts) as AccountKey[])
  .filter((key) => !isVerified(key))
  .map((key) => {
    const { uid, name, joined } = accounts[key];
    return [uid, { name, photoUrl: photoOfAccount(key), createdAt: at(`${joined}T09:00:00Z`) }];
  });

/** The texts name areas as people do; records hold their ids. */
const namedAreas = areas.map(({ id, departmentName }) => ({ _id: id, departmentName }));

function manuscript({
  date,
  published = date,
  by,
  id,
  picture,
  pdf,
  ...paper
}: DemoRequest): StoredManuscript {
  const written = { ...paper, publicationDate: published, pdf: pdf ? pdfPath(by, id) : '' };
  return {
    ...storedManuscript(written, namedAreas),
    image: paperImage({ by, id, picture }),
    authorName: accounts[by].name,
    authorEmail: accounts[by].email,
    uid: accounts[by].uid,
    createdAt: daysAfter(date, 1, '10:30:00'),
  };
}

function published(works: readonly DemoWork[], of: People): Records<StoredPaper> {
  const named = memberNames(of);
  return works.map((paper) => {
    const written = manuscript(paper);
    const members = linkedMembers({ authors: written.authors, members: [] }, named);
    return [paper.id, { ...written, ...derivedFields({ ...written, members }), members }];
  });
}

const researchRequests: Records<StoredRequest> = requests.map((request) => [
  request.id,
  { ...manuscript(request), message: request.feedback ?? '' },
]);

const researchAreas: Records<StoredArea> = areas.map(({ id, departmentName, details, subDepartments }, i) => [
  id,
  {
    departmentName,
    details,
    formatted: '',
    image: imagePath('areas', 'admin', id),
    imageAlt: '',
    parent: [],
    people: [],
    subDepartments,
    createdAt: nth(i),
  },
]);

const openPositions: Records<StoredOf<typeof positionKind>> = positions.map(({ id, opened, ...position }) => [
  id,
  {
    ...emptyValues(positionKind.fields),
    ...position,
    contact: labInfo.email,
    createdAt: at(`${opened}T08:00:00Z`),
  },
]);

const collaborations: Records<StoredOf<typeof collaboratorKind>> = collaborators.map(({ id, name }, i) => [
  id,
  { name, logo: imagePath('collaborators', 'admin', id), createdAt: nth(i) },
]);

const labEvents: Records<StoredOf<typeof eventKind> & { until: Timestamp }> = events.map(
  ({ id, announced, ...event }) => [
    id,
    {
      ...event,
      formatted: '',
      imageAlt: '',
      until: at(event.end || event.start),
      ...untilField(eventKind, event),
      createdAt: at(announced),
    },
  ],
);

function outputRecords(): { [Key in OutputKey]: Records<StoredOf<OutputDeclarations[Key]>> };
function outputRecords(): Partial<Record<OutputKey, Records<object>>> {
  const recordsOf = (key: OutputKey, declared: AnyDeclaration): Records<object> =>
    outputs[key].map(({ id, added, ...given }) => {
      const values = { ...emptyValues(declared.fields), ...given };
      return [id, { ...values, ...orderField(declared, values), createdAt: at(added) }];
    });
  return Object.fromEntries(outputKeys.map((key) => [key, recordsOf(key, outputDeclarations[key])]));
}

const memberResources: Records<StoredOf<typeof memberResourceKind>> = forMembers.map(
  ({ id, added, ...given }) => [
    id,
    { ...emptyValues(memberResourceKind.fields), ...given, createdAt: at(added) },
  ],
);

const freePages: Records<StoredPage> = pages.map(({ id, written, ...page }) => [
  id,
  { ...page, state: 'published', formerAddresses: [], version: 1, createdAt: at(written) },
]);

const freePageVersions: Records<StoredVersion> = pages.map(({ id, title, text, written }) => [
  `${id}-1`,
  { pageId: id, number: 1, title, text, createdAt: at(written), savedBy: accounts.admin.uid },
]);

const newsItems: Records<StoredOf<typeof newsKind>> = news.map(
  ({ id, title, summary, details, formatted = '', by, date }) => [
    id,
    {
      title,
      summary,
      date: date.slice(0, 10),
      details,
      formatted,
      image: imagePath('news', by, id),
      imageAlt: '',
      areas: [],
      authorEmail: accounts[by].email,
      uid: accounts[by].uid,
      createdAt: at(date),
    },
  ],
);

const applicationRecords: Records<StoredApplication> = applications.map(
  ({ by, date, feedback, researchArea, ...asked }) => [
    accounts[by].uid,
    {
      name: accounts[by].name,
      email: accounts[by].email,
      phone: accounts[by].phone ?? '',
      ...asked,
      areaId: requireAreaId(namedAreas, researchArea, 'researchArea'),
      message: feedback ?? '',
      createdAt: at(date),
    },
  ],
);

const contacts: Records<StoredMessage> = messages.map(({ id, by, date, message, reply }) => [
  id,
  {
    name: accounts[by].name,
    email: accounts[by].email,
    uid: accounts[by].uid,
    phone: accounts[by].phone ?? '+44 1632 960 190',
    message,
    reply: reply ?? '',
    createdAt: at(date),
  },
]);

function block(key: keyof typeof labInfo.blocks) {
  const { name, details } = labInfo.blocks[key];
  return { name, details, image: imagePath('lab', 'admin', key), imageAlt: '' };
}

const noText = { text: '', html: '' };

const labInfoRecord: StoredLabInfo = {
  name: labInfo.name,
  email: labInfo.email,
  phone: labInfo.phone,
  location: labInfo.location,
  socialMedia: labInfo.socialMedia,
  overview: block('overView'),
  mission: block('mission'),
  history: block('history'),
  vision: block('vision'),
  formatted: { overview: noText, mission: noText, history: noText, vision: noText },
  carousel: labInfo.carousel.map(({ picture, caption, link }) => ({
    image: imagePath('lab', 'admin', picture),
    caption,
    link,
  })),
  hidesEmpty: false,
};

const settingsRecord: Settings = {
  ...defaultSettings,
  identity: { ...defaultSettings.identity, statement: labInfo.statement },
  press: pressContact,
};

/** The demo lab has this version's form, so no migration needs to run. */
const upgrades: Records<StoredUpgrade> = migrations.map((migration) => [
  numberOf(migration),
  { name: migration.name, finishedAt: at('2014-09-01T08:00:00Z') },
]);

export const recordsOf = (works: readonly DemoWork[], { team, alumni }: People) => ({
  users,
  registrations,
  team,
  profiles: memberProfiles,
  alumni,
  labInfo: [['main', labInfoRecord]] as Records<StoredLabInfo>,
  settings: [['main', settingsRecord]] as Records<Settings>,
  researchPapers: published(works, { team, alumni }),
  researchRequests,
  researchAreas,
  openPositions,
  applications: applicationRecords,
  news: newsItems,
  events: labEvents,
  ...outputRecords(),
  memberResources,
  freePages,
  freePageVersions,
  legalPages,
  collaborations,
  contacts,
  activity,
  upgrades,
});

export const records = recordsOf(papers, demoPeople);
