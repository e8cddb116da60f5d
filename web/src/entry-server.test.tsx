/** Renders every public page on the server from one invented lab. */
import { api } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { describe, expect, it } from 'vitest';
import { aMember, aNewsItem, anArea, aPaper, aPosition, theLab } from './test/records.ts';
import { page } from './test/rendered-page.ts';
import { faultsOf } from './test/schema-org.ts';

const hostile =
  "</title></script><script>alert(1)</script>\"><img src=x onerror=alert(1)> & 'quotes' \u2028 {{x}}";

const pages: [path: string, title: string, text: string, types: string[]][] = [
  ['/', 'Kestrel Point', 'Recent Work', ['ResearchOrganization', 'WebSite']],
  ['/aboutUs', 'About | Kestrel Point', 'No details available.', ['ResearchOrganization', 'BreadcrumbList']],
  ['/researchAreas', 'Research Areas | Kestrel Point', 'Waves', ['ResearchOrganization', 'BreadcrumbList']],
  ['/researchAreaDetails/a1', 'Waves | Kestrel Point', 'Ripples', ['CollectionPage', 'BreadcrumbList']],
  ['/publications', 'Publications | Kestrel Point', 'Paper 3', ['ResearchOrganization', 'BreadcrumbList']],
  ['/paper/p1', 'Tides in a teacup | Kestrel Point', 'We measured', ['ScholarlyArticle', 'BreadcrumbList']],
  ['/news', 'News | Kestrel Point', 'A new flume', ['ResearchOrganization', 'BreadcrumbList']],
  [
    '/news/n1',
    'A new flume | Kestrel Point',
    'By Ada Byron',
    ['NewsArticle', 'ResearchOrganization', 'BreadcrumbList'],
  ],
  ['/team', 'Team | Kestrel Point', 'Ada Byron', ['ResearchOrganization', 'BreadcrumbList']],
  [
    '/userDetails/m1',
    'Ada Byron | Kestrel Point',
    'Paper 2',
    ['Person', 'ResearchOrganization', 'BreadcrumbList'],
  ],
  [
    '/joinUs',
    'Join Us | Kestrel Point',
    'Two years at sea.',
    ['JobPosting', 'ResearchOrganization', 'BreadcrumbList'],
  ],
  ['/contactUs', 'Contact Us | Kestrel Point', '7 Pier Road', ['ResearchOrganization', 'BreadcrumbList']],
];

describe.each(pages)('%s', (path, title, text, types) => {
  it('contains its content, its head and its data', async () => {
    const { answer, document, content, things } = await page(path);
    expect(answer.status).toBe(200);
    expect(document.title).toBe(title);
    expect(document.body.textContent).toContain(text);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://lab.test${path}`,
    );
    expect(content('meta[name=description]')).toBeTruthy();
    expect(content('meta[property="og:url"]')).toBe(`https://lab.test${path}`);
    expect(content('meta[property="og:image"]')).toMatch(/^https:\/\/lab\.test\/images\//);
    expect(things.map((thing) => thing['@type'])).toEqual(types);
    expect(JSON.parse(document.getElementById('data')?.textContent ?? '')).toContainEqual([
      ['/labInfo', {}],
      theLab(),
    ]);
  });

  it("says only what is in schema.org's vocabulary", async () => {
    expect(faultsOf((await page(path)).things)).toEqual([]);
  });
});

describe('a section of what the lab makes', () => {
  const talk = { kind: 'talks', _id: 't1', title: hostile, date: '2026-03' };

  it('is on the home page with its data where the lab turned it on', async () => {
    const { answer, document } = await page('/', {
      [api.settings.get.path]: { sections: [{ section: 'talks' }] },
      [api.outputs.newest.path]: [talk, { ...talk, kind: 'projects' }],
    });
    const [heading] = document.querySelectorAll('h2');
    expect(heading?.textContent).toBe('Talks and media');
    expect(document.querySelector('a[href="/talks/t1"] h3')?.textContent).toBe(hostile);
    expect('data' in answer && answer.data).toContain('"/newestMade"');
    expect('data' in answer && answer.data).not.toContain('"projects"');
  });

  it('costs nothing where it is off', async () => {
    const { document } = await page('/', { [api.outputs.newest.path]: new Error('Nobody asked for it') });
    expect(document.getElementById('data')?.textContent).not.toContain('/newestMade');
  });
});

describe('the lab’s own settings', () => {
  const settings = {
    shortName: 'KPL',
    tagline: 'Measuring since 1970',
    affiliation: 'University of Northhaven',
    mapLink: 'https://maps.example/kpl',
    sharePicture: '/images/lab/u/share.webp',
    style: '--accent:light-dark(#7a1f5c, #c090b0)',
    icon: '/images/lab/u/icon.webp',
    logo: { address: '/images/lab/u/logo.webp', width: 80, bar: [], band: [] },
    changesAt: '2031-01-01T00:00:00.000Z',
  };

  it('are in the head, in schema.org’s vocabulary and beside the page', async () => {
    const { answer, content, things } = await page('/', { [api.settings.get.path]: settings });
    expect(content('meta[property="og:image"]')).toBe('https://lab.test/images/lab/u/share-share.jpg');
    expect(things[0]).toMatchObject({
      alternateName: 'KPL',
      slogan: 'Measuring since 1970',
      parentOrganization: { name: 'University of Northhaven' },
      location: { hasMap: 'https://maps.example/kpl' },
      logo: 'https://lab.test/images/lab/u/logo.webp',
    });
    expect(faultsOf(things)).toEqual([]);
    expect(answer).toMatchObject({
      own: { style: settings.style, icon: settings.icon },
      changesAt: settings.changesAt,
    });
  });

  it('order the sections of the home page, under the lab’s own headings', async () => {
    const sections = [{ section: 'team', heading: 'Who we are' }, { section: 'recentWork' }];
    const { document } = await page('/', { [api.settings.get.path]: { sections, opening: 'none' } });
    const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Who we are', 'Recent Work']);
    expect(document.querySelector('main figure')).toBeNull();
  });
});

describe('the data in a page', () => {
  const dataOf = async (path: string, changes = {}) => {
    const { document } = await page(path, changes);
    return document.getElementById('data')?.textContent;
  };

  it('contains on the home page only the team members that it shows', async () => {
    const team = [aMember(), aMember({ _id: 'm2', name: 'Grace Harbour', role: 'Researcher' })];
    const data = await dataOf('/', { [api.team.list.path]: team });
    expect(data).toContain('Ada Byron');
    expect(data).not.toContain('Grace Harbour');
  });

  it('contains only the shown fields of papers in a list, and no email addresses of authors', async () => {
    const data = await dataOf('/publications');
    expect(data).toContain('Paper 3');
    expect(data).not.toContain(aPaper().authorEmail);
  });

  it('contains only the names of the areas in the filter', async () => {
    const data = await dataOf('/publications');
    expect(data).toContain('Waves');
    expect(data).not.toContain('Everything that goes up and down.');
  });
});

describe('hostile content', () => {
  const everywhere = {
    [api.labInfo.get.path]: theLab({ name: hostile, location: hostile }),
    [api.settings.get.path]: {
      shortName: hostile,
      tagline: hostile,
      affiliation: hostile,
      officeHours: hostile,
      footer: hostile,
      announcement: { text: hostile },
      menu: [{ to: '/', label: hostile }],
      sections: [{ section: 'recentWork', heading: hostile }],
    },
    [api.papers.get.path]: aPaper({
      title: hostile,
      details: hostile,
      authors: [hostile],
      publisher: hostile,
    }),
    [api.papers.list.path]: [aPaper({ title: hostile, details: hostile })],
    [api.papers.recent.path]: [aPaper({ title: hostile, details: hostile })],
    [api.areas.get.path]: anArea({
      departmentName: hostile,
      subDepartments: [{ name: hostile, description: hostile }],
    }),
    [api.news.get.path]: aNewsItem({ title: hostile, summary: hostile, details: hostile }),
    [api.alumni.person.path]: {
      member: aMember({ name: hostile, details: hostile, university: hostile }),
      profile: emptyValues(profileFields),
      terms: [],
    },
    [api.positions.list.path]: [aPosition({ role: hostile, qualifications: hostile })],
  };

  it.each(pages.map(([path]) => path))('on %s stays text', async (path) => {
    const { document, things } = await page(path, everywhere);
    expect(document.querySelector('[onerror]')).toBeNull();
    // The inline script that the server fills in.
    const [first, ...others] = document.querySelectorAll('script:not([type])');
    expect([first?.outerHTML, others]).toEqual(['<script></script>', []]);
    expect([...document.images].filter((image) => image.getAttribute('src') === 'x')).toEqual([]);
    expect(document.title).toContain('</title></script><script>alert(1)</script>');
    expect(document.title).toContain(hostile.split('\u2028')[0]?.trim());
    expect(things.length).toBeGreaterThan(0);
  });

  it('is unchanged in the data and in the JSON-LD', async () => {
    const { document, things, content } = await page('/paper/p1', everywhere);
    expect(things[0]?.headline).toBe(hostile);
    expect(content('meta[name=citation_title]')).toBe(hostile);
    expect(document.getElementById('data')?.textContent).not.toContain('</script');
    expect(JSON.stringify(JSON.parse(document.getElementById('data')?.textContent ?? ''))).toContain(
      JSON.stringify(hostile).slice(1, -1),
    );
  });
});

it('the first picture is preloaded in the head, with the widths of the page', async () => {
  const { document } = await page('/researchAreaDetails/a1');
  const [preload, ...others] = document.head.querySelectorAll('link[rel=preload]');
  expect(preload?.getAttribute('imagesrcset')).toContain('/images/areas/u1/a1-480.webp 480w');
  expect(preload?.getAttribute('fetchpriority')).toBe('high');
  expect(others).toEqual([]);
  expect(document.body.querySelector('link')).toBeNull();
});

it('the figure above the title is preloaded', async () => {
  const { document } = await page('/paper/p1');
  expect(document.body.querySelector('img')?.getAttribute('loading')).toBe('eager');
  expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(1);
});

it('publications have the view that the address names', async () => {
  const cards = await page('/publications?q=tea');
  expect(cards.document.body.querySelector('main img')).not.toBeNull();
  const list = await page('/publications?q=tea&view=list');
  expect(list.document.body.querySelector('main img')).toBeNull();
  expect(list.document.body.querySelector('main h3 a')?.getAttribute('href')).toBe('/paper/p1');
  expect(list.document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /\/publications$/,
  );
});
