/** A made-up lab, for tests: two records of each public kind, with a value in each field. */
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { sampleOf } from '@lab/contract/core/content/sample.testing';
import { everyField } from '@lab/contract/features/papers/manuscript.testing';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { declarationOf } from '@lab/contract/kinds/declarations';
import type { Kinds } from '@lab/contract/kinds/kinds';
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import type { ImagePurpose } from '@lab/contract/lib/images';
import { addressOfFile, pdfName, pictureName } from '@lab/contract/lib/uploads/files';
import type { PulledLab } from './pulled-lab.ts';

const picture = (purpose: ImagePurpose, name: string) => addressOfFile(pictureName(purpose, 'ann', name));

const createdAt = '2025-03-15T10:00:00.000Z';

const sample = (name: keyof Kinds, number: number): AnyRecord => ({
  ...sampleOf(declarationOf(name).fields),
  _id: `${name}-${number}`,
  createdAt,
  authorEmail: 'ann@lab.test',
});

export const paperWith = (about: Partial<Paper>): Paper => ({
  ...everyField('first'),
  image: picture('papers', 'p'),
  pdf: addressOfFile(pdfName('ann', 'p')),
  _id: 'p1',
  authorName: 'Ann Author',
  authorEmail: 'ann@lab.test',
  createdAt,
  ...about,
});

const block = { name: 'Overview', details: 'We look at walls.', image: '', imageAlt: '' };

export const madeUpLab = (): PulledLab => ({
  origin: 'https://lab.example',
  works: [paperWith({}), paperWith({ _id: 'p2', title: 'Another', publicationDate: '2020' })],
  records: Object.fromEntries(publicKinds.map((name) => [name, [sample(name, 1), sample(name, 2)]])),
  places: { 'areas-1': 2, 'areas-2': 1 },
  people: { 'team-1': { profile: undefined, terms: [{ role: 'a', title: '', from: '2020', until: '' }] } },
  pages: [
    { _id: 'f1', title: 'Visit us', address: 'visit-us', text: 'By **tram**.' },
    { _id: 'f2', title: 'Courses', address: 'courses', text: `![A lamp](${picture('content', 'lamp')})` },
  ],
  menus: [{ title: 'Visit us', address: 'visit-us', place: 'menu' }],
  legal: [{ page: 'imprint', title: 'Imprint', html: '<h2>Who</h2><p>The <em>lab</em> &amp; co</p>' }],
  info: {
    name: 'Lab of Walls',
    phone: '',
    email: 'lab@lab.test',
    location: '',
    socialMedia: { whatsApp: '', facebook: '', X: '', linkedIn: 'https://example.org/lab' },
    overView: block,
    mission: { ...block, name: 'Mission' },
    history: { ...block, name: 'History' },
    vision: { ...block, name: 'Vision', details: '' },
    carousel: [{ image: picture('lab', 'one'), caption: 'One', link: '' }],
    paperCount: 2,
  },
  blocks: {
    overView: { text: 'We look at **walls**.', html: '' },
    mission: undefined,
    history: undefined,
    vision: undefined,
  },
  settings: { tagline: 'no', logo: undefined, announcement: undefined, visits: undefined },
  press: { contact: { name: '', email: '', phone: '', note: '' }, logos: [], portraits: [] },
});
