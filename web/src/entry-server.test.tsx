/** Renders every public page on the server from one invented lab. */
import { api } from '@lab/contract';
import { parseName } from '@lab/contract/citations/names';
import { describe, expect, it } from 'vitest';
import { type Answer, type Invoke, render } from './entry-server.tsx';
import { contentReplies } from './test/content.ts';
import { aMember, aNewsItem, anArea, aPaper, aPosition, papers, theLab } from './test/records.ts';
import { faultsOf } from './test/schema-org.ts';

const hostile =
  "</title></script><script>alert(1)</script>\"><img src=x onerror=alert(1)> & 'quotes' \u2028 {{x}}";

class NotThere extends Error {
  readonly status = 404;
}

const missing = new NotThere('gone');
const fine: Record<string, unknown> = {
  ...contentReplies(),
  [api.labInfo.get.path]: theLab(),
  [api.papers.recent.path]: papers(6),
  [api.papers.list.path]: papers(3),
  [api.papers.years.path]: ['2025', '2024'],
  [api.papers.get.path]: aPaper(),
  [api.papers.more.path]: papers(3),
  [api.areas.list.path]: [anArea()],
  [api.areas.brief.path]: [anArea()],
  [api.areas.get.path]: anArea(),
  [api.news.list.path]: [aNewsItem()],
  [api.news.get.path]: aNewsItem(),
  [api.news.author.path]: { name: 'Ada Byron', photoUrl: '' },
  [api.team.list.path]: [aMember()],
  [api.team.get.path]: aMember(),
  [api.positions.list.path]: [aPosition()],
  [api.collaborators.list.path]: [],
  [api.events.next.path]: [],
};

function answering(changes: Record<string, unknown> = {}): Invoke {
  const replies = { ...fine, ...changes };
  return async ({ path }) => {
    const reply = replies[path];
    if (reply instanceof Error) throw reply;
    if (reply === undefined) throw new Error(`Nobody expected a call of ${path}`);
    return { reply };
  };
}

async function open(path: string, changes?: Record<string, unknown>): Promise<Answer> {
  return render(new URL(path, 'https://lab.test'), answering(changes));
}

/** Parses the page like a browser. */
async function page(path: string, changes?: Record<string, unknown>) {
  const answer = await open(path, changes);
  if (!('body' in answer)) throw new Error(`${path} has moved to ${answer.location}`);
  const source = `<!doctype html><html><head>${answer.head}</head><body><div id="root">${answer.body}</div>${answer.data}</body></html>`;
  const document = new DOMParser().parseFromString(source, 'text/html');
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute('content'));
  const block = document.querySelector('script[type="application/ld+json"]')?.textContent;
  const things: Record<string, unknown>[] = block ? JSON.parse(block)['@graph'] : [];
  return { answer, document, content, all, things };
}

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

describe('a paper', () => {
  it('has the tags for Google Scholar', async () => {
    const { content, all } = await page('/paper/p1', {
      [api.papers.get.path]: aPaper({
        pdf: '/files/papers/u1/p1.pdf',
        authors: ['Byron, Ada', 'Émilie du Châtelet'],
      }),
    });
    expect(content('meta[name=citation_title]')).toBe('Tides in a teacup');
    expect(all('meta[name=citation_author]')).toEqual(['Byron, Ada', 'du Châtelet, Émilie']);
    expect(content('meta[name=citation_publication_date]')).toBe('2025/03/14');
    expect(content('meta[name=citation_journal_title]')).toBe('Journal of Small Waves');
    expect(content('meta[name=citation_doi]')).toBe('10.1000/182');
    expect(content('meta[name=citation_pdf_url]')).toBe('https://lab.test/files/papers/u1/p1.pdf');
    expect(content('meta[name=citation_abstract_html_url]')).toBe('https://lab.test/paper/p1');
    expect(content('meta[name="DC.date"]')).toBe('2025-03-14');
  });

  it('is linked to its DOI, also one with special characters', async () => {
    const { document, things } = await page('/paper/p1', {
      [api.papers.get.path]: aPaper({ doi: '10.1000/a#b' }),
    });
    const address = 'https://doi.org/10.1000/a%23b';
    expect(document.querySelector(`a[href="${address}"]`)?.textContent).toBe('10.1000/a#b');
    expect(things[0]?.sameAs).toBe(address);
  });

  it('has a preview image in the size of social networks', async () => {
    const image = '/images/papers/u1/wave.webp';
    const { content } = await page('/paper/p1', { [api.papers.get.path]: aPaper({ image }) });
    expect(content('meta[property="og:image"]')).toBe('https://lab.test/images/papers/u1/wave-share.jpg');
    expect(content('meta[property="og:image:width"]')).toBe('1200');
    expect(content('meta[property="og:image:height"]')).toBe('630');
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('has a PDF tag for Google Scholar only if the PDF is on this host', async () => {
    const { document } = await page('/paper/p1', {
      [api.papers.get.path]: aPaper({ pdf: 'https://else.example/p.pdf' }),
    });
    expect(document.querySelector('meta[name=citation_pdf_url]')).toBeNull();
  });

  it('shows all of forty authors, and links those who are members', async () => {
    const authors = Array.from(
      { length: 40 },
      (_, n) => `Ada Author${'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN'[n]}`,
    );
    const memberIds = authors.map((_, n) => (n === 39 ? 'm1' : ''));
    const { all, things, document } = await page('/paper/p1', {
      [api.papers.get.path]: aPaper({ authors, memberIds }),
    });
    expect(all('meta[name=citation_author]')).toEqual(
      authors.map((author) => author.replace('Ada ', '').concat(', Ada')),
    );
    const named = things[0]?.author as { name: string; url?: string }[];
    expect(named.map(({ name }) => name)).toEqual(authors);
    expect(named.at(-1)?.url).toBe('https://lab.test/userDetails/m1');
    expect(document.querySelector('a[href="/userDetails/m1"]')?.textContent).toBe(authors[39]);
    expect(parseName(authors[39] ?? '').family).toBe('AuthorN');
  });

  it('shows both spellings of an author, and gives Google Scholar the Latin one', async () => {
    const authors = ['苏砚舟 (Su Yanzhou)', 'يُسرى القنديل (Yusra Al-Qandil)', 'Saoirse Nic Dubhthaí'];
    const { all, things, document } = await page('/paper/p1', { [api.papers.get.path]: aPaper({ authors }) });
    const said = ['Su Yanzhou', 'Al-Qandil, Yusra', 'Nic Dubhthaí, Saoirse'];
    expect(all('meta[name=citation_author]')).toEqual(said);
    expect(all('meta[name="DC.creator"]')).toEqual(said);
    expect(things[0]?.author).toMatchObject([
      { name: 'Su Yanzhou', alternateName: ['苏砚舟'] },
      { name: 'Yusra Al-Qandil', alternateName: ['يُسرى القنديل'] },
      { name: 'Saoirse Nic Dubhthaí' },
    ]);
    for (const author of authors) expect(document.body.textContent).toContain(author);
  });

  it('has no tags for a missing image, DOI, date or author', async () => {
    const bare = aPaper({ image: '', doi: '', publicationDate: '', authors: [], publisher: '', details: '' });
    const { document, content, things } = await page('/paper/p1', { [api.papers.get.path]: bare });
    for (const name of [
      'citation_doi',
      'citation_author',
      'citation_publication_date',
      'citation_journal_title',
    ]) {
      expect(document.querySelector(`meta[name=${name}]`)).toBeNull();
    }
    expect(things[0]).not.toHaveProperty('image');
    expect(faultsOf(things)).toEqual([]);
    // Pages without a picture use the lab's picture.
    expect(content('meta[property="og:image"]')).toContain('/images/lab/');
  });
});

describe('hostile content', () => {
  const everywhere = {
    [api.labInfo.get.path]: theLab({ name: hostile, location: hostile }),
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
    [api.team.get.path]: aMember({ name: hostile, details: hostile, university: hostile }),
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

describe('the status', () => {
  it.each([
    ['/nothing', 'Page Not Found', {}],
    ['/paper/none', 'Paper not found', { [api.papers.get.path]: missing, [api.papers.more.path]: missing }],
    ['/news/none', 'News not found.', { [api.news.get.path]: missing }],
    ['/researchAreaDetails/none', 'Research area not found.', { [api.areas.get.path]: missing }],
    ['/userDetails/none', 'User data not found.', { [api.team.get.path]: missing }],
  ])('of %s is 404, with the text "%s"', async (path, text, replies) => {
    const { answer, document, content } = await page(path, replies);
    expect(answer.status).toBe(404);
    expect(document.body.textContent).toContain(text);
    expect(content('meta[name=robots]')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical], script[type="application/ld+json"]')).toBeNull();
  });

  it.each([
    ['/team/', '/team'],
    ['/TEAM', '/team'],
    ['/RESEARCHareas/?x=1', '/researchAreas?x=1'],
    ['/Paper/AbC/', '/paper/AbC'],
    ['/contact', '/contactUs'],
    ['/Contact/', '/contactUs'],
    ['/DASHBOARD/userprofile', '/dashboard/userProfile'],
  ])('of %s is 301 to %s', async (path, location) => {
    expect(await open(path)).toEqual({ status: 301, location });
  });

  it('of a page for signed-in people is 200, without content and without queries', async () => {
    const asked: string[] = [];
    const invoke: Invoke = async ({ path }) => {
      asked.push(path);
      return { reply: null };
    };
    for (const path of [
      '/dashboard/userProfile',
      '/dashboard/allUsers',
      '/application/Researcher',
      '/login',
    ]) {
      expect(await render(new URL(path, 'https://lab.test'), invoke)).toMatchObject({
        status: 200,
        head: expect.stringMatching(
          /^<title>.+ \| Research Lab<.title><meta name="robots" content="noindex">$/,
        ),
        body: '',
        data: '',
      });
    }
    expect(asked).toEqual([]);
  });

  it('is not 404 after a database error', async () => {
    await expect(open('/team', { [api.team.list.path]: new Error('database gone') })).rejects.toThrow(
      'database gone',
    );
  });

  it('is 200 if only a dependent query fails', async () => {
    const { answer } = await page('/news/n1', { [api.news.author.path]: missing });
    expect(answer.status).toBe(200);
  });
});

it('the first picture is preloaded in the head, with the widths of the page', async () => {
  const { document } = await page('/paper/p1');
  const [preload, ...others] = document.head.querySelectorAll('link[rel=preload]');
  expect(preload?.getAttribute('imagesrcset')).toContain('/images/papers/u1/p1-480.webp 480w');
  expect(preload?.getAttribute('fetchpriority')).toBe('high');
  expect(others).toEqual([]);
  expect(document.body.querySelector('link')).toBeNull();
});
