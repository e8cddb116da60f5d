/** Complete records like those of the API; a test overrides only the fields that it needs. */
import type { Alumnus } from '@lab/contract/features/alumni/kind';
import type { Area } from '@lab/contract/features/areas/kind';
import type { BriefArea } from '@lab/contract/features/areas/schemas';
import type { Collaborator } from '@lab/contract/features/collaborators/kind';
import type { LabEvent } from '@lab/contract/features/events/kind';
import type { LabInfo } from '@lab/contract/features/lab-info/schemas';
import type { MailSettingsShown } from '@lab/contract/features/mail/schemas';
import type { NewsItem } from '@lab/contract/features/news/kind';
import type { Paper } from '@lab/contract/features/papers/schemas';
import type { Position } from '@lab/contract/features/positions/kind';
import type { Member } from '@lab/contract/features/team/kind';
import type { ShownProfile, WholeMember } from '@lab/contract/features/team/profile/schemas';
import type { Year } from '@lab/contract/features/years/schemas';

export function aPaper(about: Partial<Paper> = {}): Paper {
  return {
    _id: 'p1',
    type: 'article',
    title: 'Tides in a teacup',
    publisher: 'Journal of Small Waves',
    doi: '10.1000/182',
    publicationDate: '2025-03-14',
    category: 'Waves',
    authors: ['Ada Byron', 'Émilie du Châtelet'],
    authorName: 'Ada Byron',
    authorEmail: 'ada@lab.test',
    details: 'We measured the tides in a teacup.',
    image: '/images/papers/u1/p1.webp',
    links: {},
    createdAt: '2025-03-15T10:00:00.000Z',
    ...about,
  };
}

export function papers(count: number): Paper[] {
  return Array.from({ length: count }, (_, index) =>
    aPaper({ _id: `p${index + 1}`, title: `Paper ${index + 1}` }),
  );
}

export function aMember(about: Partial<Member> = {}): Member {
  return {
    _id: 'm1',
    name: 'Ada Byron',
    alsoKnownAs: '',
    image: '/images/profile/m1/a.webp',
    email: 'ada@lab.test',
    phone: '+44 1632 960 001',
    university: 'University of Northhaven',
    details: 'Writes programs for machines that do not exist yet.',
    role: 'Advisor',
    title: '',
    socialMedia: { linkedin: '', twitter: '', facebook: '', github: '' },
    createdAt: '2024-01-01T00:00:00.000Z',
    ...about,
  };
}

/** As admins see a member. */
export function aWholeMember(about: Partial<WholeMember> = {}): WholeMember {
  return { ...aMember(), hidden: [], account: 'none', accountUid: '', ...about };
}

export function aProfile(about: Partial<ShownProfile> = {}): ShownProfile {
  return {
    pronouns: 'she/her',
    biography: 'Text',
    rendered: { biography: { html: '<p>Text</p>', lead: 'Text' } },
    interests: 'tides, teacups',
    affiliations: [
      { organization: 'Royal Society', position: 'Fellow', address: 'https://society.example.org/' },
    ],
    education: [{ degree: 'Dr. rer. nat.', organization: 'University of Southhaven', year: '1835' }],
    visitingHours: 'Tuesdays at ten',
    orcid: '0000-0002-1825-0097',
    homepage: 'https://ada.example.org/',
    scholar: 'https://scholar.example.org/ada',
    mastodon: 'https://social.example.org/@ada',
    bluesky: 'https://bsky.example.org/ada',
    links: [{ name: 'Poems', address: 'https://poems.example.org/' }],
    photoAlt: 'Ada at her desk',
    familyName: 'Byron',
    givenName: 'Ada',
    particle: '',
    formerNames: [{ name: 'Ada Noel' }],
    ...about,
  };
}

const noPosition = { title: '', place: '', link: '' };

export function anAlumnus(about: Partial<Alumnus> = {}): Alumnus {
  return {
    _id: 'l1',
    name: 'Lea Former',
    alsoKnownAs: '',
    terms: [{ role: 'Researcher', title: '', from: '2015', until: '2019' }],
    thesis: '',
    first: noPosition,
    present: noPosition,
    link: '',
    details: '',
    image: '',
    createdAt: '2024-01-01T00:00:00.000Z',
    ...about,
  };
}

export function anArea(about: Partial<Area> = {}): Area {
  return {
    _id: 'a1',
    departmentName: 'Waves',
    details: 'Everything that goes up and down.',
    formatted: '',
    image: '/images/areas/u1/a1.webp',
    imageAlt: '',
    parent: [],
    people: [],
    subDepartments: [{ name: 'Ripples', description: 'Small waves.' }],
    ...about,
  };
}

/** As the home page and filters show an area. */
export const inBrief = ({ _id, departmentName, details }: Area): BriefArea => ({
  _id,
  departmentName,
  details,
});

export function aNewsItem(about: Partial<NewsItem> = {}): NewsItem {
  return {
    _id: 'n1',
    title: 'A new flume',
    summary: 'It is twelve metres long.',
    date: '2025-06-01',
    details: 'First paragraph.\n\nSecond paragraph.',
    formatted: '',
    image: '/images/news/u1/n1.webp',
    imageAlt: '',
    areas: [],
    createdAt: '2025-06-01T09:00:00.000Z',
    authorEmail: 'ada@lab.test',
    ...about,
  };
}

export function aCollaborator(about: Partial<Collaborator> = {}): Collaborator {
  return { _id: 'c1', name: 'Northhaven University', logo: '/images/collaborators/u1/c1.webp', ...about };
}

export function aPosition(about: Partial<Position> = {}): Position {
  return {
    _id: 'o1',
    role: 'Researcher',
    qualifications: 'A doctorate.',
    experience: 'Two years at sea.',
    internationalExposure: 'Six months abroad.',
    about: '',
    formatted: '',
    areas: [],
    references: [],
    deadline: '',
    start: '',
    duration: '',
    workload: '',
    pay: '',
    place: '',
    openings: null,
    supervisors: [],
    steps: '',
    contact: '',
    state: 'open',
    createdAt: '2025-03-14T08:00:00.000Z',
    ...about,
  };
}

const block = { name: '', details: '', image: '', imageAlt: '' };

export function theLab(about: Partial<LabInfo> = {}): LabInfo {
  return {
    name: 'Kestrel Point',
    email: 'hello@lab.test',
    phone: '+44 1632 960 100',
    location: '7 Pier Road, Northhaven',
    socialMedia: {
      facebook: 'https://facebook.example/lab',
      linkedIn: 'https://linkedin.example/lab',
      X: 'https://x.example/lab',
      whatsApp: 'https://whatsapp.example/lab',
    },
    overView: block,
    mission: block,
    history: block,
    vision: block,
    carousel: Array.from({ length: 5 }, (_, index) => ({
      image: `/images/lab/u1/s${index}.webp`,
      caption: `Slide ${index + 1}`,
    })),
    ...about,
  };
}

export function anEvent(about: Partial<LabEvent> = {}): LabEvent {
  return {
    _id: 'e1',
    title: 'Open day',
    place: 'Flume hall',
    start: '2031-05-06T14:00+02:00',
    end: '2031-05-06T16:00+02:00',
    text: 'Doors are open.\n\nCome all.',
    formatted: '',
    people: [],
    image: '',
    imageAlt: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...about,
  };
}

export function aYear(about: Partial<Year> = {}): Year {
  return {
    year: '2025',
    works: [],
    types: [],
    byYear: [],
    came: [{ _id: 'm1', name: 'Ada Byron', role: 'Researcher', title: '', date: '2025-03' }],
    left: [],
    here: [{ role: 'Researcher', title: '', count: 1 }],
    made: [],
    events: [],
    eventCount: 0,
    news: 0,
    ...about,
  };
}

export function theMailSettings(about: Partial<MailSettingsShown> = {}): MailSettingsShown {
  return {
    on: true,
    perHour: 300,
    from: '',
    answers: '',
    remindAfter: [3, 7, 14],
    subscriptions: false,
    isSetUp: true,
    takesAnswers: false,
    subscribers: 0,
    ...about,
  };
}
