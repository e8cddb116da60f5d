import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { expect, test } from 'vitest';
import { labInfoShape } from '../../../features/lab-info/lab-info-store.ts';
import type { Site } from '../description.ts';
import { factsOf, lineOf, type Said } from './facts.ts';

const noText = { text: '', html: '' };
const silentLab: Said = {
  labInfo: {
    ...labInfoShape,
    formatted: { overview: noText, mission: noText, history: noText, vision: noText },
  },
  settings: defaultSettings,
};

const site: Site = {
  madeWith: '',
  address: '',
  name: 'Moss Lab',
  description: 'We study moss.',
  email: 'moss@lab.example',
  links: new Map([
    ['github', 'moss'],
    ['twitter', '@moss'],
    ['x', 'moss2'],
    ['linkedin', 'company/moss'],
    ['facebook', 'javascript:alert(1)'],
    ['constructor', 'x'],
  ]),
  roles: [],
  works: [],
  people: [],
  projects: [],
  news: [],
  pages: [],
  look: { accent: '#8fd3c4', logo: 'images/logo.svg', icon: '' },
  fates: new Map(),
};

const linesOf = async (said: Said, of = site) => (await factsOf(of, said)).map(lineOf);

test('what the lab has not said comes in, as its forms would store it', async () => {
  expect(await linesOf(silentLab)).toEqual([
    'name Moss Lab comes in',
    'email moss@lab.example comes in',
    'sentence on the home page We study moss. comes in',
    expect.stringMatching(/^accent colour #[\da-f]{6} comes in, the nearest to #8fd3c4 that can be read$/),
    'logo images/logo.svg comes in',
    'link to github moss is left out: there is no place for it',
    'link to twitter https://twitter.com/moss comes in',
    'link to x moss2 is left out: there is no place for it',
    'link to linkedin https://www.linkedin.com/company/moss comes in',
    expect.stringMatching(/^link to facebook \S+javascript\S+ /),
    'link to constructor x is left out: there is no place for it',
  ]);
});

test('what the lab has said itself stays', async () => {
  const { labInfo, settings } = silentLab;
  const lines = await linesOf({
    labInfo: {
      ...labInfo,
      name: 'Fern Lab',
      email: 'fern@lab.example',
      socialMedia: { ...labInfo.socialMedia, X: 'https://x.com/fern' },
    },
    settings: {
      identity: { ...settings.identity, statement: 'Ferns.', logo: '/images/lab/u/logo.webp' },
      look: { ...settings.look, accent: '#123456' },
    },
  });
  const had = 'is left out: the lab has said so itself';
  expect(lines.filter((line) => line.endsWith(had)).map((line) => line.split(' ')[0])).toEqual([
    'name',
    'email',
    'sentence',
    'accent',
    'logo',
    'link',
  ]);
});

test('the colours of a look that the lab has chosen are its own', async () => {
  const { labInfo, settings } = silentLab;
  const look = { ...settings.look, look: 'harbour' as const };
  expect(await linesOf({ labInfo, settings: { ...settings, look } })).toContain(
    'accent colour #8fd3c4 is left out: the lab has said so itself',
  );
});

test('what no form would take is left out with the reason', async () => {
  const wrong = { ...site, email: 'moss[at]lab', look: { accent: 'green' }, links: new Map() };
  const lines = await linesOf(silentLab, wrong);
  expect(lines).toContainEqual(expect.stringMatching(/^email moss\[at\]lab is left out: /));
  expect(lines).toContain('accent colour green is left out: it is no colour such as #0b5d4b');
});
