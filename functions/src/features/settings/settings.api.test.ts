/**
 * Longer than 300 lines, because every test changes the settings of the one lab and puts them back, which
 * only one file may do.
 */
import { defaultSettings, type Settings } from '@lab/contract/features/settings/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, type Person } from '../../test/people.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

/** What is not given is as in a lab that has chosen nothing. */
const change = (part: keyof Settings, given: object) =>
  call(`PATCH /settings/${part}`, { token: admin.token, body: { ...defaultSettings[part], ...given } });
const all = async (): Promise<Settings> => (await call('GET /allSettings', { token: admin.token })).body;
/** Without what the demo lab and other tests have made, which is in the footer. */
const shown = async () => {
  const {
    inFooter: _made,
    legal: _pages,
    subscriptions: _mail,
    ...others
  } = (await call('GET /settings')).body;
  return others;
};
const address = (path: string) => `${process.env.LAB_ADDRESS}${path}`;
const pageAt = async (path: string) => (await fetch(address(path))).text();

/** Other tests see the lab as it was. */
afterAll(async () => {
  for (const { part } of parts) await change(part, {});
});

test('a lab that has chosen nothing has the specification’s texts, and pages carry none of it', async () => {
  // The demo lab has a sentence, and somebody whom the press asks.
  await change('identity', {});
  await change('press', {});
  expect(await all()).toEqual(defaultSettings);
  expect((await all()).identity).toMatchObject({
    tagline: 'Providing reliable tech since 2025',
    officeHours: 'Mon-Fri 8am to 5pm',
  });
  expect(await shown()).toEqual({});
});

describe('the preview', () => {
  const preview = (body: object, token = admin.token) => call('POST /settings/preview', { token, body });

  test('says what pages would need, with the stored rest, and stores nothing', async () => {
    await change('identity', { shortName: 'KPL' });
    const sections = defaultSettings.home.sections.map((row) =>
      row.section === 'areas' ? { ...row, heading: 'What we do' } : row,
    );
    const { body } = await preview({
      home: { sections },
      look: { ...defaultSettings.look, accent: '#7a1f5c' },
    });
    expect(body).toMatchObject({ shortName: 'KPL', style: expect.stringContaining('#7a1f5c') });
    expect(body.sections).toContainEqual({ section: 'areas', heading: 'What we do' });
    expect(await shown()).toEqual({ shortName: 'KPL' });
    await change('identity', {});
  });

  test('refuses what could not be saved', async () => {
    const { status, body } = await preview({ look: { ...defaultSettings.look, accent: '#ffcc00' } });
    expect(status).toBe(400);
    expect(body.message).toMatch(/has a contrast of 1.3/);
  });
});
const ownRole = {
  id: 'phd',
  heading: 'Doctoral students',
  one: 'Doctoral student',
  shape: 'grid',
  onHome: false,
};

/** For each part what it was, the first admin's change and the second's. */
const parts: { part: keyof Settings; versions: [object, object, object] }[] = [
  {
    part: 'identity',
    versions: [defaultSettings.identity, { tagline: 'One' }, { tagline: 'Two' }],
  },
  { part: 'look', versions: [defaultSettings.look, { accent: '#7a1f5c' }, { corners: 'round' }] },
  {
    part: 'menu',
    versions: [
      defaultSettings.menu,
      { pages: [...defaultSettings.menu.pages].reverse() },
      { pages: defaultSettings.menu.pages.map((row) => ({ ...row, name: 'Own' })) },
    ],
  },
  {
    part: 'home',
    versions: [
      defaultSettings.home,
      { sections: [...defaultSettings.home.sections].reverse() },
      { sections: defaultSettings.home.sections.map((row) => ({ ...row, heading: 'Own' })) },
    ],
  },
  {
    part: 'team',
    versions: [defaultSettings.team, { order: 'hand' }, { roles: [...defaultSettings.team.roles, ownRole] }],
  },
  {
    part: 'words',
    versions: [
      defaultSettings.words,
      { own: [{ language: 'en', text: 'team/heading', own: 'Who we are' }] },
      { own: [{ language: 'en', text: 'team/heading', own: 'Our people' }] },
    ],
  },
  {
    part: 'notices',
    versions: [defaultSettings.notices, { footer: 'One' }, { footer: 'Two' }],
  },
  {
    part: 'visits',
    versions: [
      defaultSettings.visits,
      { script: 'https://plausible.io/js/script.js' },
      { site: 'lab.example' },
    ],
  },
  {
    part: 'redirects',
    versions: [
      defaultSettings.redirects,
      { list: [{ from: '/people.html', to: '/team' }] },
      { list: [{ from: '/people.html', to: '/aboutUs' }] },
    ],
  },
];

describe.each(parts)('two admins change $part', ({ part, versions: [was, first, second] }) => {
  test('the second is refused until they have seen the first’s change, and the log says what changed', async () => {
    await change(part, was);
    const seen = (await all())[part];
    expect((await change(part, { ...seen, ...first, before: seen })).body).toEqual({ success: true });
    expect((await change(part, { ...seen, ...first, before: seen })).body).toEqual({ success: true });
    const stands = (await all())[part];
    const refused = await change(part, { ...seen, ...second, before: seen });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await all())[part]).toEqual(stands);
    const log = (await call(`GET /activity?kind=settings&target=${part}`, { token: admin.token })).body;
    expect(log[0]).toMatchObject({ actor: admin.email, action: 'edited', kind: 'settings', targetId: part });
    expect(log[0].changes).toHaveLength(1);
    expect(log[0].changes[0].before).not.toBe(log[0].changes[0].after);
    expect((await change(part, { ...stands, ...second, before: stands })).status).toBe(200);
    await change(part, was);
  });
});

test('changes of different parts at the same moment are all kept', async () => {
  await Promise.all([
    change('identity', { shortName: 'CXL' }),
    change('look', { corners: 'square' }),
    change('notices', { footer: 'Since 1970' }),
  ]);
  expect(await shown()).toMatchObject({
    shortName: 'CXL',
    style: '--radius:0rem;--radius-s:0rem',
    footer: 'Since 1970',
  });
  for (const part of ['identity', 'look', 'notices'] as const) await change(part, {});
});

type Refused = [part: keyof Settings, values: object, fields: object];

describe('refuses', () => {
  test.each<Refused>([
    [
      'look',
      { accent: 'red' },
      { accent: 'A colour is written as # and six digits or letters from a to f, such as #7a1f5c' },
    ],
    ['look', { accent: '#000;}</style><script>alert(1)</script>' }, { accent: expect.anything() }],
    ['look', { accent: '#ffcc00}*{display:none' }, { accent: expect.anything() }],
    ['look', { accent: 'url(https://else.example)' }, { accent: expect.anything() }],
    [
      'look',
      { accent: '#ffcc00' },
      { accent: 'On light pages this colour has a contrast of 1.3, and text needs 4.5. #826800 would do.' },
    ],
    ['look', { fonts: 'Comic Sans' }, { fonts: 'There is no such choice' }],
    ['look', { corners: '1px' }, { corners: 'There is no such choice' }],
    ['identity', { mapLink: 'javascript:alert(1)' }, { mapLink: 'Please provide a valid URL' }],
    ['identity', { logo: 'https://else.example/logo.png' }, { logo: expect.anything() }],
    ['identity', { logo: '/images/lab/a/logo.svg' }, { logo: expect.anything() }],
    ['identity', { icon: 'data:image/svg+xml,<svg onload="alert(1)"/>' }, { icon: expect.anything() }],
    ['words', { language: 'xx' }, { language: 'There is no such text' }],
    [
      'words',
      { own: [{ language: 'en', text: 'site/nowhere', own: 'Hi' }] },
      { 'own[0].own': 'There is no such text' },
    ],
    [
      'words',
      { own: [{ language: 'de', text: 'news/detail/by', own: 'Von jemandem' }] },
      { 'own[0].own': 'This text has to fill in the same as: Von {1}' },
    ],
    [
      'words',
      { own: [{ language: 'en', text: '__proto__/x', own: 'Hi' }] },
      { 'own[0].own': expect.anything() },
    ],
    ['identity', { timeZone: 'Europe/Nowhere' }, { timeZone: expect.anything() }],
    ['identity', { dateFormat: 'MM/DD' }, { dateFormat: 'There is no such choice' }],
    ['notices', { announcement: 'Hi', link: 'javascript:alert(1)' }, { link: expect.anything() }],
    ['notices', { announcement: 'Hi', link: '//else.example' }, { link: expect.anything() }],
    ['notices', { from: '2031-02-02', until: '2031-01-01' }, { until: 'It ends before it begins' }],
    ['notices', { from: '2031-02-31' }, { from: expect.anything() }],
    ['menu', { pages: [{ page: 'admin', name: '', shown: true }] }, { 'pages[0].page': expect.anything() }],
    [
      'menu',
      {
        pages: [
          { page: 'team', name: '', shown: true },
          { page: 'team', name: '', shown: true },
        ],
      },
      { pages: 'Each can be in the list only once' },
    ],
    ['team', { order: 'random' }, { order: 'There is no such choice' }],
    ['team', { roles: [] }, { roles: 'A team needs a role' }],
    ['team', { roles: [ownRole, ownRole] }, { roles: 'Each can be in the list only once' }],
    ['team', { roles: [{ ...ownRole, id: '<script>' }] }, { 'roles[0].id': 'There is no such choice' }],
    ['team', { roles: [{ ...ownRole, shape: 'round' }] }, { 'roles[0].shape': 'There is no such choice' }],
    [
      'team',
      { roles: [{ ...ownRole, heading: '' }] },
      { 'roles[0].heading': 'Please write the heading of this role' },
    ],
    [
      'team',
      { roles: Array.from({ length: 21 }, (_, at) => ({ ...ownRole, id: `r${at}` })) },
      { roles: 'There can be 20 roles at most' },
    ],
    [
      'visits',
      { tool: 'plausible', script: "https://a.example/x.js; script-src 'unsafe-inline'", site: 'x' },
      { script: 'The address starts with https:// and has neither ? nor #' },
    ],
    [
      'visits',
      { tool: 'umami' },
      { script: 'Please write the address of the script', site: 'Please write how the tool calls this site' },
    ],
    ['redirects', { list: [{ from: 'people', to: '/team' }] }, { 'list[0].from': expect.anything() }],
    ['redirects', { list: [{ from: '//else.example', to: '/team' }] }, { 'list[0].from': expect.anything() }],
    ['redirects', { list: [{ from: '/api/labInfo', to: '/team' }] }, { 'list[0].from': expect.anything() }],
    [
      'redirects',
      { list: [{ from: '/TEAM/', to: '/news' }] },
      { 'list[0].from': 'This site has a page at this address' },
    ],
    ['redirects', { list: [{ from: '/a', to: '//else.example' }] }, { 'list[0].to': expect.anything() }],
    ['redirects', { list: [{ from: '/a', to: '/\\else.example' }] }, { 'list[0].to': expect.anything() }],
    ['redirects', { list: [{ from: '/a', to: 'http://else.example' }] }, { 'list[0].to': expect.anything() }],
    [
      'redirects',
      { list: [{ from: '/a', to: 'https://me:pw@else.example' }] },
      { 'list[0].to': expect.anything() },
    ],
    ['redirects', { list: [{ from: '/a', to: 'javascript:alert(1)' }] }, { 'list[0].to': expect.anything() }],
    [
      'redirects',
      {
        list: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/A/' },
        ],
      },
      { 'list[0].to': expect.anything() },
    ],
    ['redirects', { list: [{ from: '/a', to: '/a?x=1' }] }, { 'list[0].to': expect.anything() }],
    [
      'redirects',
      {
        list: [
          { from: '/a', to: '/x' },
          { from: '/A/', to: '/y' },
        ],
      },
      { 'list[1].from': 'This old address is in the list twice' },
    ],
  ])('in %s %o', async (part, values, fields) => {
    const before = await all();
    const { status, body } = await change(part, values);
    expect(status).toBe(400);
    expect(body.fields).toEqual(fields);
    expect(await all()).toEqual(before);
  });
});

test('a page has the chosen look, menu and headings without a script', async () => {
  const pages = defaultSettings.menu.pages.map((row) =>
    row.page === 'news' ? { ...row, name: 'Journal' } : row,
  );
  const sections = [
    { section: 'team', heading: 'Who we are', shown: true },
    { section: 'recentWork', heading: '', shown: false },
  ];
  await Promise.all([
    change('look', { accent: '#7A1F5C', fonts: 'reading' }),
    change('identity', { shortName: 'CXL', affiliation: 'University of </style><script>x</script>' }),
    change('menu', { pages: [...pages].reverse() }),
    change('home', { sections }),
  ]);
  const html = await pageAt('/');
  expect(html).toContain('<html lang="en" style="--accent:light-dark(#7a1f5c, ');
  expect(html).toContain('--headings:Charter');
  expect(html).toContain('>Journal</a>');
  expect(html.indexOf('>Journal</a>')).toBeLessThan(html.indexOf('>Publications</a>'));
  expect(html).toMatch(/<h2[^>]*>Who we are<\/h2>/);
  expect(html).not.toContain('>Recent Work<');
  expect(html).toContain('University of &lt;/style&gt;&lt;script&gt;x&lt;/script&gt;');
  expect(html).not.toContain('<script>x</script>');
  for (const part of ['look', 'identity', 'menu', 'home'] as const) await change(part, {});
  expect(await pageAt('/')).toContain('<html lang="en"><head>');
});

test('a lab chooses what pages say where nothing is written', async () => {
  const lines = /Have a look|Brains behind it|FOLLOW US/;
  const pages = async () => (await Promise.all(['/', '/publications'].map(pageAt))).join('');
  expect((await all()).words.gaps).toBe('named');
  expect(await pages()).toMatch(lines);
  await change('words', { gaps: 'empty' });
  expect((await shown()).words).toEqual({ gaps: 'empty' });
  expect(await pages()).not.toMatch(lines);
  expect((await call('GET /labInfo')).body).toMatchObject({ hidesEmpty: true });
  await change('words', { gaps: 'empty', language: 'de' });
  expect(await pages()).not.toMatch(/Ein Blick|FOLGEN/i);
  await change('words', {});
  expect(await pages()).toMatch(lines);
});

test('a German lab sees in German what it has left as it comes, and saving it keeps it so', async () => {
  await change('words', { language: 'de' });
  const { identity } = await all();
  expect(identity).toMatchObject({
    tagline: 'Verlässliche Technik seit 2025',
    officeHours: 'Mo–Fr 8 bis 17 Uhr',
  });
  const shortName = { ...identity, shortName: 'KPL', before: identity };
  expect((await change('identity', shortName)).body).toEqual({ success: true });
  expect(await pageAt('/aboutUs')).toContain('Verlässliche Technik seit 2025');
  await change('words', {});
  expect((await all()).identity).toEqual({ ...defaultSettings.identity, shortName: 'KPL' });
  await change('identity', {});
});

test('visits are counted by the script that the lab names, on visitors’ pages only', async () => {
  const visits = { tool: 'plausible', script: 'https://stats.example/js/script.js', site: 'lab.example' };
  await change('visits', visits);
  const response = await fetch(address('/team'));
  expect(await response.text()).toContain(
    '<script defer id="visits" src="https://stats.example/js/script.js" data-domain="lab.example"></script>',
  );
  expect(response.headers.get('content-security-policy')).toContain(' https://stats.example/js/script.js;');
  expect(await pageAt('/dashboard/allUsers')).not.toContain('<script defer');
  await change('visits', {});
  expect(await pageAt('/team')).not.toContain('<script defer');
});

test('a role of the lab’s own is offered and shown, and cannot be left out while somebody has it', async () => {
  const roles = [ownRole, ...defaultSettings.team.roles];
  const add = (role: string) =>
    call('POST /team', { token: admin.token, body: { name: 'Dora Doctoral', role, email: '' } });
  expect((await add('phd')).body.fields).toEqual({ role: expect.stringMatching(/^Please choose/) });
  await change('team', { roles });
  expect((await shown()).roles).toEqual(roles);
  const { insertedId } = (await add('phd')).body;
  const html = await pageAt('/team');
  expect(html).toMatch(/<h2[^>]*>Doctoral students<\/h2>/);
  expect(html.indexOf('>Doctoral students<')).toBeLessThan(html.indexOf('>Advisor<'));
  expect(await pageAt(`/userDetails/${insertedId}`)).toMatch(/"jobTitle":"Doctoral student"/);
  expect(await pageAt(`/userDetails/${insertedId}.vcf`)).toContain('TITLE:Doctoral student\r\n');
  const refused = await add('dean');
  expect(refused.body.fields.role).toMatch(/^Please choose one of the roles: Doctoral student, Advisor/);

  const without = await change('team', {});
  expect(without).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(without.body.message).toBe(
    'Dora Doctoral is Doctoral student. Please choose another role for them under Team Members first.',
  );
  await call(`PATCH /team/${insertedId}`, { token: admin.token, body: { role: 'Researcher' } });
  expect((await change('team', {})).status).toBe(200);
  await call(`DELETE /team/${insertedId}`, { token: admin.token });
  expect(await shown()).toEqual({});
});

test('an announcement is sent only while it is current, and its page not kept longer', async () => {
  const soon = new Date(Date.now() + 30_000).toISOString();
  await change('notices', { announcement: 'Open day', link: '/news', until: soon });
  const response = await fetch(address('/team'));
  expect(await response.text()).toMatch(/<a [^>]*href="\/news"[^>]*>Open day<\/a>/);
  const [, fresh, stale] =
    /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
  expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(30);
  await change('notices', { announcement: 'Open day', from: soon });
  expect(await shown()).toEqual({ changesAt: soon });
  expect(await pageAt('/team')).not.toContain('Open day');
  await change('notices', { announcement: 'Open day', until: '2020-01-01' });
  expect(await shown()).toEqual({});
  await change('notices', {});
});

test('a field that is not sent is refused, so that none is emptied', async () => {
  const { status, body } = await call('PATCH /settings/identity', {
    token: admin.token,
    body: { tagline: 'Alone' },
  });
  expect(status).toBe(400);
  expect(body.fields).toMatchObject({ officeHours: 'Please fill in this field' });
});

test('an old address is redirected in any spelling, and a page of this site never', async () => {
  await change('redirects', {
    list: [
      { from: '/people.html', to: '/team?view=all#top' },
      { from: '/Jörg', to: 'https://old.example/jörg' },
    ],
  });
  const sentTo = async (path: string) => {
    const response = await fetch(address(path), { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };
  expect(await sentTo('/people.html')).toEqual([301, '/team?view=all#top']);
  expect(await sentTo('/PEOPLE.html/')).toEqual([301, '/team?view=all#top']);
  expect(await sentTo('/J%C3%B6rg')).toEqual([301, 'https://old.example/j%C3%B6rg']);
  for (const path of ['/people', '/people/', '/people.htm', '/people/index.html'])
    expect([path, ...(await sentTo(path))]).toEqual([path, 301, '/team?view=all#top']);
  expect((await sentTo('/people.pdf'))[0]).toBe(404);
  await change('redirects', {});
  expect((await sentTo('/people.html'))[0]).toBe(404);
});

test('a lab that chooses German has German pages, feeds, calendars and lists, and the API stays English', async () => {
  const own = [
    { language: 'de', text: 'team/lead', own: 'Wir & <b>alle</b>' },
    { language: 'en', text: 'team/lead', own: 'Not in German' },
  ];
  await change('words', { language: 'de', own });
  expect((await shown()).words).toEqual({ language: 'de', own: { 'team/lead': 'Wir & <b>alle</b>' } });
  const team = await pageAt('/team');
  expect(team).toContain('<html lang="de"');
  expect(team).toContain('Wir &amp; &lt;b&gt;alle&lt;/b&gt;');
  expect(team).toMatch(/<link rel="modulepreload" href="\/assets\/german-[^"]+">/);
  expect(await pageAt('/dashboard')).toMatch(/<html lang="de".*<title>Übersicht.*"words":\{"language":"de"/s);
  expect(await pageAt('/feed.xml?of=news')).toMatch(/xml:lang="de".*: Neues<\/title>/s);
  expect(await pageAt('/events.ics')).toContain(': Veranstaltungen');
  expect(await pageAt('/api/researchPapers.html')).toMatch(/<html lang="de".*<h1 dir="auto">Publikationen/s);
  expect((await call('GET /news/none')).body.message).toBe('News not found.');
  await change('words', {});
  expect(await pageAt('/team')).toMatch(/<html lang="en"><head>(?!.*german)/s);
});

test('the desk gets every text of a language, and of no other', async () => {
  const texts = async (language: string) => call(`GET /settings/texts/${language}`, { token: admin.token });
  expect((await texts('de')).body).toContainEqual({ text: 'news/detail/by', usual: 'Von {1}' });
  expect((await texts('en')).body).toContainEqual({
    text: 'paper/publications/all',
    usual: '1 paper | {1} papers',
  });
  expect((await texts('constructor')).status).toBe(404);
});

describe('the page of a year', () => {
  const addAward = async () =>
    (
      await call('POST /awards', {
        token: admin.token,
        body: { title: 'Medal', date: '1981-04', giver: '', people: [], summary: '', link: '' },
      })
    ).body.insertedId;
  const statusOf = async (path: string) => (await fetch(address(path), { redirect: 'manual' })).status;
  const remove = (id: string) => call(`DELETE /awards/${id}`, { token: admin.token });

  test('gives way to a redirect of the lab', async () => {
    const award = await addAward();
    const list = ['/1981', '/1981.csv'].map((from) => ({ from, to: '/team' }));
    await change('redirects', { list });
    for (const path of ['/1981', '/1981.csv']) expect(await statusOf(path)).toBe(301);
    expect((await call('GET /years/1981')).status).toBe(404);
    expect(await pageAt('/sitemap.xml')).not.toContain('/1981</loc>');
    await change('redirects', {});
    expect([await statusOf('/1981'), await statusOf('/1981.csv')]).toEqual([200, 200]);
    expect(await pageAt('/sitemap.xml')).toContain('/1981</loc>');
    await remove(award);
  });

  test('has nothing of what the lab has switched off', async () => {
    const award = await addAward();
    expect(await statusOf('/1981')).toBe(200);
    const pages = defaultSettings.menu.pages.map((row) =>
      row.page === 'awards' ? { ...row, shown: false, footer: false } : row,
    );
    await change('menu', { pages });
    expect(await statusOf('/1981')).toBe(404);
    await change('menu', {});
    await remove(award);
  });
});
