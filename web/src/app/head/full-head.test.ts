/** Longer than 300 lines, because the heads of all pages are held to the same rules. */
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import type { Kind } from '@lab/contract/core/content/kind';
import { sampleOf } from '@lab/contract/core/content/sample.testing';
import { paperFieldNames } from '@lab/contract/features/papers/fields';
import { everyField, textsIn } from '@lab/contract/features/papers/manuscript.testing';
import { callsOf } from '@lab/contract/kinds/content-calls';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kindNames, kinds, outputKeys } from '@lab/contract/kinds/kinds';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, test } from 'vitest';
import { newsItemQuery } from '../../features/news/queries.ts';
import { paperQuery } from '../../features/papers/queries.ts';
import { positionQuery, positionsQuery } from '../../features/positions/queries.ts';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { outputsOfQuery } from '../../lib/outputs.ts';
import { personQuery } from '../../lib/person.ts';
import { recordQuery } from '../../lib/query.ts';
import { aMember, aNewsItem, aPaper, aPosition, theLab } from '../../test/records.ts';
import { findRoute } from '../routes.ts';
import { type FullHead, fullHead } from './full-head.ts';
import { typeOf } from './json-ld.ts';

const origin = 'https://lab.test';
const lab = { '@id': `${origin}/#lab` };

function headOf(path: string, answers: [{ queryKey: readonly unknown[] }, unknown][] = []): FullHead {
  const client = new QueryClient();
  client.setQueryData(labInfoQuery.queryKey, theLab());
  for (const [{ queryKey }, answer] of answers) client.setQueryData(queryKey, answer);
  const url = new URL(path, origin);
  return fullHead(findRoute(url.href), url, client);
}

function metaContent({ tags }: FullHead, name: string): unknown {
  const found = tags.find(({ attributes: { name: own, property, rel } }) =>
    [own, property, rel].includes(name),
  );
  return found?.attributes.content ?? found?.attributes.href;
}

const thing = ({ things }: FullHead, type: string) => things.find((one) => one['@type'] === type);

describe('the canonical URL', () => {
  it.each([
    ['/publications', '/publications'],
    ['/publications?cursor=abc', '/publications?cursor=abc'],
    ['/publications?limit=19&cursor=a%2Bb&utm_source=x', '/publications?cursor=a%2Bb'],
    ['/publications?area=Waves&cursor=abc', '/publications'],
    ['/publications?q=tea', '/publications'],
    ['/news?x=1&cursor=abc', '/news?cursor=abc'],
    ['/team?cursor=abc', '/team'],
    ['/TEAM/', '/team'],
  ])('of %s is %s', (path, canonical) => {
    const head = headOf(path);
    expect(metaContent(head, 'canonical')).toBe(origin + canonical);
    expect(metaContent(head, 'og:url')).toBe(origin + canonical);
  });

  it.each([
    ['/publications', 'Publications | Kestrel Point', 'Older publications | Kestrel Point'],
    ['/news', 'News | Kestrel Point', 'Older news | Kestrel Point'],
  ])('of later pages of %s comes with another title', (path, first, further) => {
    expect(headOf(path).title).toBe(first);
    expect(headOf(`${path}?cursor=abc`).title).toBe(further);
  });
});

describe('the description', () => {
  const paths = [
    '/',
    '/aboutUs',
    '/researchAreas',
    '/publications',
    '/news',
    '/team',
    '/joinUs',
    '/contactUs',
  ];

  it('is different on every page', () => {
    const sentences = [...paths, '/verify-email'].map((path) => metaContent(headOf(path), 'description'));
    // The lab has no description in these tests, so two pages use the same general sentence.
    expect(new Set(sentences).size).toBe(sentences.length - 1);
    expect(metaContent(headOf('/contactUs'), 'description')).toBe(
      'How to reach our research lab: phone, email, location, office hours and a form for messages.',
    );
  });

  it('is followed by the locale in the format of social networks', () => {
    for (const path of paths) expect(metaContent(headOf(path), 'og:locale')).toBe('en_GB');
  });
});

describe('pages without content of their own', () => {
  it.each([
    ['/login', 'Login'],
    ['/registration', 'Registration'],
    ['/dashboard/userProfile', 'Personal Information'],
    ['/dashboard/allUsers', 'All Users'],
    ['/application/Field%20Engineer', 'Apply to be Field Engineer'],
    ['/nothing', 'Page Not Found'],
  ])('%s has the title "%s" and is kept out of search engines', (path, title) => {
    const head = headOf(path);
    expect(head.title).toBe(`${title} | Kestrel Point`);
    expect(head.tags).toEqual([{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } }]);
    expect(head.things).toEqual([]);
  });
});

test('the feeds of what a lab makes are linked on their own pages only', () => {
  const feeds = (path: string) =>
    headOf(path).tags.flatMap(({ attributes: { rel, href } }) => (rel === 'alternate' ? [href] : []));
  for (const path of ['/', '/news', '/team']) {
    expect(feeds(path)).toContain('/feed.xml?of=news');
    for (const key of outputKeys) expect(feeds(path)).not.toContain(`/feed.xml?of=${key}`);
  }
  for (const key of outputKeys) {
    const others = outputKeys.filter((other) => other !== key).map((other) => `/feed.xml?of=${other}`);
    expect(feeds(`/${key}`)).toContain(`/feed.xml?of=${key}`);
    for (const other of others) expect(feeds(`/${key}`)).not.toContain(other);
  }
});

describe('an open position', () => {
  it('has the date, the organization and the place', () => {
    const head = headOf('/joinUs', [[positionsQuery, [aPosition()]]]);
    expect(thing(head, 'JobPosting')).toMatchObject({
      title: 'Researcher',
      datePosted: '2025-03-14T08:00:00.000Z',
      hiringOrganization: lab,
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', streetAddress: '7 Pier Road, Northhaven' },
      },
    });
    expect(thing(head, 'ResearchOrganization')).toMatchObject({ ...lab, name: 'Kestrel Point' });
  });
});

/** Members and former members come from one call. */
function answerWith(name: keyof Kinds, record: AnyRecord): [{ queryKey: readonly unknown[] }, unknown] {
  if (name === 'team') return [personQuery(record._id), { member: record }];
  if (name === 'alumni') return [personQuery(record._id), { alumnus: record }];
  return [recordQuery(callsOf(name).get, { params: { id: record._id } }), record];
}

describe('the page of a record', () => {
  const named = kindNames.flatMap((name) => {
    const { pages }: Kind = kinds[name];
    return pages.one ? [[name, pages.one] as const] : [];
  });

  it.each(named)('of the kind %s says what its declaration assigns', (name, page) => {
    const { fields, nameField, schemaOrg } = declarationOf(name);
    const added = { _id: 'x1', createdAt: '2026-01-01T00:00:00.000Z', authorEmail: '' };
    const record: AnyRecord = { ...sampleOf(fields), ...added };
    const head = headOf(page('x1'), [answerWith(name, record)]);
    expect(head.title).toBe(`${record[nameField]} | Kestrel Point`);
    const described = schemaOrg?.properties.description;
    if (described) expect(metaContent(head, 'description')).toBe(record[described]);
    const written = Object.keys(thing(head, typeOf(name, record) ?? '') ?? {});
    expect(written).toEqual(expect.arrayContaining(Object.keys(schemaOrg?.properties ?? {})));
  });

  const madeThing = (name: 'software' | 'teaching', over: object, type: string) => {
    const record: AnyRecord = { ...sampleOf(declarationOf(name).fields), _id: 'x1', createdAt: '', ...over };
    return thing(headOf(`/${name}/x1`, [answerWith(name, record)]), type);
  };

  it('of data has the properties of data', () => {
    const data = madeThing('software', { type: 'data', licence: 'CC BY 4.0' }, 'Dataset');
    expect(data).toMatchObject({
      archivedAt: 'https://example.org/page',
      license: { '@type': 'CreativeWork', name: 'CC BY 4.0' },
    });
    expect(data).not.toHaveProperty('codeRepository');
  });

  it('of a course names who teaches it', () => {
    expect(madeThing('teaching', { people: ['Ann Author'] }, 'Course')).toMatchObject({
      hasCourseInstance: {
        '@type': 'CourseInstance',
        instructor: [{ '@type': 'Person', name: 'Ann Author' }],
      },
    });
    expect(madeThing('teaching', { people: [] }, 'Course')).not.toHaveProperty('hasCourseInstance');
  });

  const ofPaper = (over: object) => {
    const paper = aPaper({ ...over, _id: 'p1', type: 'article' });
    return thing(headOf('/paper/p1', [[paperQuery('p1'), paper]]), 'ScholarlyArticle');
  };

  it('of a work says what it is about as things, and its licence as an address or a name', () => {
    const [waves, light] = ['Waves', 'Light'].map((name) => ({ '@type': 'Thing', name }));
    expect(ofPaper({ category: 'Waves', moreAreas: ['Light'], licence: 'MIT' })).toMatchObject({
      about: [waves, light],
      license: { '@type': 'CreativeWork', name: 'MIT' },
    });
    const licence = 'https://creativecommons.org/licenses/by/4.0/';
    expect(ofPaper({ category: 'Waves', licence })).toMatchObject({ about: waves, license: licence });
  });

  it('of a member names role, university and the lab', () => {
    const member = aMember({ role: 'Researcher', university: 'Northhaven', details: '' });
    const head = headOf('/userDetails/m1', [[personQuery('m1'), { member }]]);
    expect(metaContent(head, 'description')).toBe('Researcher, Northhaven');
    expect(metaContent(head, 'og:type')).toBe('profile');
    expect(thing(head, 'Person')).toMatchObject({
      name: member.name,
      jobTitle: 'Researcher',
      affiliation: { '@type': 'Organization', name: 'Northhaven' },
      worksFor: lab,
    });
    expect(thing(head, 'Person')).not.toHaveProperty('award');
  });

  it('of a member names their awards', () => {
    const made = (kind: 'awards' | 'talks', title: string) => ({
      kind,
      _id: title,
      title,
      start: '',
      end: '',
    });
    const head = headOf('/userDetails/m1', [
      [personQuery('m1'), { member: aMember() }],
      [outputsOfQuery({ person: 'm1' }), [made('talks', 'On sand'), made('awards', 'Medal')]],
    ]);
    expect(thing(head, 'Person')).toMatchObject({ award: ['Medal'] });
  });

  it('of a news item names the lab where its author is unknown', () => {
    const head = headOf('/news/n1', [[newsItemQuery('n1'), aNewsItem()]]);
    expect(thing(head, 'NewsArticle')).toMatchObject({ author: lab, publisher: lab });
  });
});

test('a position of its own page has its deadline and contact, and none when it is closed', () => {
  const position = aPosition({ deadline: '2031-01-31', contact: 'waves@lab.test' });
  const headWith = (more: object) => headOf('/joinUs/o1', [[positionQuery('o1'), { ...position, ...more }]]);
  expect(thing(headWith({}), 'JobPosting')).toMatchObject({
    validThrough: '2031-01-31',
    applicationContact: { '@type': 'ContactPoint', email: 'waves@lab.test' },
    url: expect.stringMatching(/\/joinUs\/o1$/),
  });
  expect(JSON.stringify(headWith({ state: 'closed' }))).not.toContain('JobPosting');
});

test('a position says in its head what a candidate looks for, as far as the lab has said it', () => {
  const position = aPosition({
    start: 'October 2031',
    duration: '3 years',
    workload: '65 %',
    pay: 'E13',
    place: 'Harbour Street 2, Northhaven',
    openings: 2,
    areas: ['a1'],
    references: [{ _id: 'a1', name: 'Waves' }],
    steps: 'A talk',
  });
  const posting = thing(headOf('/joinUs/o1', [[positionQuery('o1'), position]]), 'JobPosting');
  expect(posting).toMatchObject({
    jobStartDate: 'October 2031',
    workHours: '65 %',
    totalJobOpenings: 2,
    employmentUnit: { '@type': 'Organization', name: 'Waves' },
    jobLocation: { address: { streetAddress: 'Harbour Street 2, Northhaven' } },
  });
  expect(posting?.description).toMatch(/Length: 3 years\nShare of full time: 65 %\nPay: E13\nA talk$/);
  const unsaid = thing(headOf('/joinUs/o1', [[positionQuery('o1'), aPosition()]]), 'JobPosting');
  for (const name of ['jobStartDate', 'workHours', 'totalJobOpenings', 'employmentUnit'])
    expect(unsaid).not.toHaveProperty(name);
});

test('the head contains all fields of a paper but its links', () => {
  const paper = everyField('first');
  const head = JSON.stringify(headOf('/paper/p1', [[paperQuery('p1'), aPaper(paper)]]));
  const lost = paperFieldNames.filter((name) => textsIn(paper[name]).some((text) => !head.includes(text)));
  expect(lost).toEqual(['links']);
});

describe('a paper is published', () => {
  const article = (publisher: string) => {
    const head = headOf('/paper/p1', [[paperQuery('p1'), aPaper({ publisher })]]);
    return { article: thing(head, 'ScholarlyArticle'), lab: thing(head, 'ResearchOrganization') };
  };

  it('by the journal in which it appeared', () => {
    const journal = article('Journal of Small Waves');
    expect(journal.article).toMatchObject({
      isPartOf: { '@type': 'Periodical', name: 'Journal of Small Waves' },
    });
    expect(journal.article).not.toHaveProperty('publisher');
  });

  it.each(['', 'Kestrel Point'])('by the lab where its publisher is "%s"', (publisher) => {
    const own = article(publisher);
    expect(own.article).toMatchObject({ publisher: lab });
    expect(own.article).not.toHaveProperty('isPartOf');
    expect(own.lab).toMatchObject(lab);
  });
});

test('the head of a position says the formulas of its role plainly', () => {
  const formula = { source: '$x^2$', mathml: '<math><mi>drawn</mi></math>', plain: 'x²' };
  const about = { role: 'Reader of $x^2$', qualifications: 'A feeling for $x^2$.', drawn: [formula] };
  const head = headOf('/joinUs/o1', [[positionQuery('o1'), aPosition(about)]]);
  expect(head.title).toBe('Reader of x² | Kestrel Point');
  expect(thing(head, 'JobPosting')).toMatchObject({ title: 'Reader of x²' });
  expect(JSON.stringify(head)).not.toContain('$');
});

test('so does the title of the page where one applies', () => {
  const formula = { source: '$x^2$', mathml: '<math><mi>drawn</mi></math>', plain: 'x²' };
  const position = aPosition({ role: 'Reader of $x^2$', drawn: [formula] });
  const path = `/application/${encodeURIComponent(position.role)}`;
  expect(headOf(path).title).toBe('Apply to be Reader of $x^2$ | Kestrel Point');
  expect(headOf(path, [[positionsQuery, [position]]]).title).toBe('Apply to be Reader of x² | Kestrel Point');
});
