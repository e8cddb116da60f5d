/**
 * Field by field: what a person shows is on the site, and what they hide is nowhere that a visitor can look.
 * Longer than 300 lines, because the list of all places where a visitor can look belongs together.
 */
import { randomUUID } from 'node:crypto';
import { type Hideable, hideable } from '@lab/contract/features/team/profile/fields';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { upload } from '../../test/files.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { apply, memberBody, newsBody, publishPaper } from '../../test/records.ts';

const origin = process.env.LAB_ADDRESS ?? '';
const mark = randomUUID().slice(0, 8);
const name = `Quilla ${mark}`;

/** A text that is nowhere else, for each field. */
const marks: Record<Hideable, string> = {
  image: `photo-${mark}`,
  email: '',
  phone: `+49 30 ${mark}`,
  university: `University ${mark}`,
  details: `Details ${mark}`,
  socialMedia: `https://github.example/${mark}`,
  alsoKnownAs: `Other ${mark}`,
  pronouns: `they-${mark}`,
  biography: `Biography ${mark}`,
  interests: `interest ${mark}`,
  affiliations: `Academy ${mark}`,
  education: `School ${mark}`,
  visitingHours: `Mondays ${mark}`,
  orcid: '0000-0002-1825-0097',
  homepage: `https://home-${mark}.example/`,
  scholar: `https://scholar.example/${mark}`,
  mastodon: `https://social.example/@m${mark}`,
  bluesky: `https://bsky.app/profile/${mark}.example`,
  links: `https://link-${mark}.example/`,
  formerNames: `Former ${mark}`,
};

const profile = {
  pronouns: marks.pronouns,
  biography: `**${marks.biography}**`,
  interests: `${marks.interests}, tides`,
  affiliations: [{ organization: marks.affiliations, position: 'Fellow', address: '' }],
  education: [{ degree: 'PhD', organization: marks.education, year: '2019' }],
  visitingHours: marks.visitingHours,
  orcid: `https://orcid.org/${marks.orcid}`,
  homepage: marks.homepage,
  scholar: marks.scholar,
  mastodon: `@m${mark}@social.example`,
  bluesky: `@${mark}.example`,
  links: [{ name: 'Poems', address: marks.links }],
  photoAlt: `Portrait ${mark}`,
  formerNames: [{ name: marks.formerNames }],
};

/**
 * By the digits of its number, so each field is hidden in one of them, shown in another, and no two always go
 * together.
 */
const halves = [1, 2, 4, 8, 16].map((digit) => hideable.filter((_, index) => (index + 1) & digit));

let admin: Person;
let person: Person;
let surfaces: string[];

/** What the server sends where it has no time to render a page, for the browser to do it. */
const emptyPage = '<div id="root"></div>';

/** Everything that a visitor can read about the person. */
async function readAll(): Promise<Map<string, string>> {
  const read = async (path: string): Promise<[string, string]> => {
    const answer = await fetch(origin + path);
    expect([path, answer.status]).toEqual([path, 200]);
    const text = await answer.text();
    return text.includes(emptyPage) ? read(path) : [path, text];
  };
  return new Map(await Promise.all(surfaces.map(read)));
}

const where = (all: ReadonlyMap<string, string>, text: string) =>
  [...all].filter(([, content]) => content.includes(text)).map(([path]) => path);

const hide = (hidden: readonly Hideable[]) =>
  call('PATCH /profile', { token: person.token, body: { ...profile, hidden } });

beforeAll(async () => {
  admin = await makeAdmin();
  person = await makeMember(name);
  marks.email = person.email;
  await apply(person, admin);
  await call(`POST /team/${person.uid}`, { token: admin.token, body: { role: 'Advisor' } });
  const entry = memberBody({
    name,
    role: 'Advisor',
    email: person.email,
    phone: marks.phone,
    university: marks.university,
    details: marks.details,
    image: `/images/profile/${person.uid}/${marks.image}.webp`,
    alsoKnownAs: marks.alsoKnownAs,
    socialMedia: { github: marks.socialMedia },
  });
  expect((await call(`PATCH /team/${person.uid}`, { token: admin.token, body: entry })).status).toBe(200);
  const paper = await publishPaper(person, admin, { authors: [name] });
  await call('POST /News', { token: admin.token, body: newsBody({ title: `A prize for ${name}` }) });
  const of = `person=${person.uid}`;
  surfaces = [
    '/',
    '/team',
    `/userDetails/${person.uid}`,
    `/userDetails/${person.uid}.vcf`,
    '/publications',
    `/publications?${of}`,
    `/publications/export?${of}`,
    `/paper/${paper}`,
    '/news',
    '/feed.xml',
    '/feed.json',
    `/feed.xml?of=papers&${of}`,
    '/sitemap.xml',
    '/api/team',
    `/api/team/${person.uid}`,
    `/api/people/${person.uid}`,
    `/api/profiles/${person.uid}/news`,
    `/api/researchPapers?${of}`,
    `/api/researchPaper/${paper}`,
    '/api/selectedResearchPapers',
    `/api/made?person=${person.uid}`,
    ...['bib', 'ris', 'csl.json', 'txt', 'html', 'csv'].map((end) => `/api/researchPapers.${end}?${of}`),
    `/api/researchPaper/${paper}.bib`,
  ];
}, 60_000);

test('the halves tell all fields apart', () => {
  const hiddenIn = hideable.map((field) => halves.map((half) => half.includes(field)).join());
  expect(new Set(hiddenIn).size).toBe(hideable.length);
  const always = (hidden: boolean) => halves.map(() => hidden).join();
  for (const hidden of [true, false]) expect(hiddenIn).not.toContain(always(hidden));
});

describe('a member', () => {
  test('who shows everything is described by all of it', async () => {
    expect((await hide([])).status).toBe(200);
    const all = await readAll();
    const page = `/userDetails/${person.uid}`;
    for (const field of hideable) {
      // Other names only find works.
      const places = field === 'alsoKnownAs' ? ['/api/team'] : [page];
      expect([field, where(all, marks[field])]).toEqual([field, expect.arrayContaining(places)]);
    }
    expect(where(all, `Portrait ${mark}`)).toContain(page);
    expect(where(all, `A prize for ${name}`)).toContain(page);
    const html = all.get(page) ?? '';
    expect(html).toContain(`<strong>${marks.biography}</strong>`);
    const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(block)['@graph'][0]).toMatchObject({
      '@type': 'Person',
      name,
      email: person.email,
      identifier: { value: marks.orcid },
      sameAs: expect.arrayContaining([`https://orcid.org/${marks.orcid}`, marks.homepage, marks.socialMedia]),
      alumniOf: [{ name: marks.education }],
      knowsAbout: [marks.interests, 'tides'],
      alternateName: [marks.formerNames],
    });
    const card = (all.get(`${page}.vcf`) ?? '').replaceAll('\r\n ', '');
    expect(card).toContain(`EMAIL;TYPE=INTERNET:${person.email}\r\n`);
    expect(card).toContain(`ORG:${marks.university}\r\n`);
  });

  test.each(halves.map((hidden) => ({ hidden })))(
    'who hides $hidden shows all but these',
    async ({ hidden }) => {
      expect((await hide(hidden)).status).toBe(200);
      const all = await readAll();
      // The person and admins see all.
      const own = (await call('GET /userInfoInTeam', { token: person.token })).body;
      const whole = (await call('GET /members', { token: admin.token })).body;
      const seen = JSON.stringify([
        own,
        (await call('GET /profile', { token: person.token })).body,
        whole.find(({ _id }: { _id: string }) => _id === person.uid),
        (await call(`GET /members/${person.uid}/profile`, { token: admin.token })).body,
      ]);
      const data = JSON.stringify((await call('GET /myData', { token: person.token })).body);
      for (const field of hideable) {
        const places = where(all, marks[field]);
        if (hidden.includes(field)) expect([field, places]).toEqual([field, []]);
        else expect([field, places]).not.toEqual([field, []]);
        for (const text of [seen, data]) expect([field, text.includes(marks[field])]).toEqual([field, true]);
      }
      if (hidden.includes('image')) expect(where(all, `Portrait ${mark}`)).toEqual([]);
    },
  );

  test('who has said nothing about it hides only the email and former names', async () => {
    const other = await makeMember(`Rilla ${mark}`);
    await apply(other, admin);
    await call(`POST /team/${other.uid}`, { token: admin.token, body: { role: 'Researcher' } });
    const before = `Formerly ${mark}`;
    const body = { pronouns: 'she/her', formerNames: [{ name: before }] };
    expect((await call('PATCH /profile', { token: other.token, body })).status).toBe(200);
    const shown = (await call(`GET /people/${other.uid}`)).body.profile;
    expect(shown).toMatchObject({ pronouns: 'she/her', formerNames: [] });
    const whole = (await call('GET /profile', { token: other.token })).body;
    expect(whole).toMatchObject({ hidden: ['email', 'formerNames'], formerNames: [{ name: before }] });
  });
});

describe('who hides the email or the photo', () => {
  test('is named as the author of news by an alias, which says who wrote and nothing more', async () => {
    const author = await makeAdmin(`Silla ${mark}`);
    const image = `/images/profile/${author.uid}/face-${mark}.webp`;
    await call('PATCH /updateUserAndTeam', {
      token: author.token,
      body: { name: author.name, photoUrl: image },
    });
    await apply(author, admin);
    await call(`POST /team/${author.uid}`, {
      token: admin.token,
      body: { role: 'Advisor', shows: ['email'] },
    });
    const news = (await call('POST /News', { token: author.token, body: newsBody() })).body.insertedId;
    const authorOf = async (email: string) => call(`GET /post/${encodeURIComponent(email)}?item=${news}`);
    expect((await authorOf(author.email)).body).toEqual({ name: author.name, photoUrl: image });

    const body = { hidden: ['email', 'image'] };
    expect((await call('PATCH /profile', { token: author.token, body })).status).toBe(200);
    const { authorEmail } = (await call(`GET /news/${news}`)).body;
    expect(authorEmail).toMatch(/^member-[0-9a-f]{32}$/);
    expect((await authorOf(authorEmail)).body).toEqual({ name: author.name, photoUrl: '' });
    expect((await authorOf(author.email)).status).toBe(404);
    expect((await call(`GET /post/${author.email}`)).status).toBe(404);
    const listed = (await call('GET /news?limit=100')).body;
    expect(JSON.stringify(listed)).not.toContain(author.email);
    const page = await (await fetch(`${origin}/news/${news}`)).text();
    expect(page).toContain(author.name);
    expect(page).not.toContain(author.email);
    expect(page).not.toContain(`face-${mark}`);

    expect((await call('PATCH /profile', { token: author.token, body: { hidden: [] } })).status).toBe(200);
    expect((await call(`GET /news/${news}`)).body.authorEmail).toBe(author.email);
    expect((await authorOf(author.email)).body).toEqual({ name: author.name, photoUrl: image });
  });
});

describe('who hides the email', () => {
  test('hides it too when an admin deletes their entry, until the entry is back and shows it', async () => {
    const author = await makeMember(`Dora ${mark}`);
    const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
    await apply(author, admin);
    await byAdmin(`POST /team/${author.uid}`, { role: 'Researcher' });
    const paper = await publishPaper(author, admin);
    const shown = async () => (await call(`GET /researchPaper/${paper}`)).body.authorEmail;
    const hide = (hidden: string[]) => call('PATCH /profile', { token: author.token, body: { hidden } });
    await hide(['email']);
    const alias = await shown();
    expect(alias).toMatch(/^member-/);
    expect((await byAdmin(`DELETE /team/${author.uid}`)).status).toBe(200);
    expect(await shown()).toBe(alias);
    expect((await call(`GET /researchPapers?author=${author.email}`)).body).toEqual([]);
    expect((await byAdmin(`POST /removed/member/${author.uid}`)).status).toBe(200);
    await hide([]);
    expect(await shown()).toBe(author.email);
    await hide(['email']);
    await byAdmin(`DELETE /team/${author.uid}`);
    expect((await call('DELETE /myAccount', { token: author.idToken })).body).toEqual({ deletedCount: 1 });
  });

  const headOf = async (path: string) => {
    const { status, body, headers } = await call(`GET ${path}`);
    return [status, typeof body === 'string' ? body : body.length, headers.get('link')];
  };

  test('is not found by it, and no answer differs from that for an address that nobody has', async () => {
    const writer = await makeMember(`Uma ${mark}`);
    await apply(writer, admin);
    await call(`POST /team/${writer.uid}`, {
      token: admin.token,
      body: { role: 'Researcher', shows: ['email'] },
    });
    const papers = [await publishPaper(writer, admin), await publishPaper(writer, admin)];
    const ways = (email: string) =>
      ['author', 'exactAuthor'].flatMap((name) => {
        const by = `${name}=${encodeURIComponent(email)}`;
        return [
          `/researchPapers?${by}`,
          `/researchPapers?${by}&limit=1`,
          `/researchPapers?${by}&order=date&year=2025`,
          `/researchPapers?${by}&type=article&q=small&limit=1`,
          `/researchPapers.bib?${by}`,
        ];
      });
    const shown = await Promise.all(ways(writer.email).map(headOf));
    expect(shown.map((found) => found[1])).toEqual([
      2,
      1,
      2,
      1,
      expect.stringContaining('@'),
      2,
      1,
      2,
      1,
      expect.stringContaining('@'),
    ]);

    expect((await call('PATCH /profile', { token: writer.token, body: { hidden: ['email'] } })).status).toBe(
      200,
    );
    const nobody = `nobody-${mark}@lab.test`;
    const hidden = await Promise.all(ways(writer.email).map(headOf));
    expect(hidden).toEqual(await Promise.all(ways(nobody).map(headOf)));
    const feed = await fetch(`${origin}/feed.json?of=papers&author=${encodeURIComponent(writer.email)}`);
    expect(await feed.text()).not.toContain(papers[0]);
    // Leaving gives nothing away.
    const left = await call(`POST /team/${writer.uid}/leaving`, {
      token: admin.token,
      body: { until: new Date().toISOString().slice(0, 10) },
    });
    expect(left.status).toBe(200);
    expect((await call(`GET /researchPaper/${papers[0]}`)).body.authorEmail).toMatch(/^member-/);
    expect(await Promise.all(ways(writer.email).map(headOf))).toEqual(hidden);
  }, 30_000);
});

describe('who hides the photo', () => {
  test('takes it away from its old address, and sees it at a new one that nobody is told', async () => {
    const member = await makeMember(`Vera ${mark}`);
    await apply(member, admin);
    await call(`POST /team/${member.uid}`, { token: admin.token, body: { role: 'Researcher' } });
    const image = `/images/profile/${member.uid}/${randomUUID()}.webp`;
    await upload(image);
    const body = { name: member.name, photoUrl: image };
    expect((await call('PATCH /updateUserAndTeam', { token: member.token, body })).status).toBe(200);
    expect((await fetch(origin + image)).status).toBe(200);

    const hideIt = () => call('PATCH /profile', { token: member.token, body: { hidden: ['image'] } });
    expect((await hideIt()).status).toBe(200);
    expect((await fetch(origin + image)).status).toBe(404);
    const moved = (await call('GET /userInfoInTeam', { token: member.token })).body.image;
    expect(moved).not.toBe(image);
    expect((await fetch(origin + moved)).status).toBe(200);
    const seen = await call(`GET /team/${member.uid}`);
    expect(JSON.stringify(seen.body)).not.toContain('/images/');
    // Hiding it once more moves nothing.
    expect((await hideIt()).status).toBe(200);
    expect((await call('GET /userInfoInTeam', { token: member.token })).body.image).toBe(moved);
    expect((await call('PATCH /profile', { token: member.token, body: { hidden: [] } })).status).toBe(200);
    expect((await call(`GET /team/${member.uid}`)).body.image).toBe(moved);
  });
});

describe('an admin', () => {
  test('who edits a member at the desk keeps what is hidden, and is told of a change meanwhile', async () => {
    const member = await makeMember(`Tilla ${mark}`);
    await apply(member, admin);
    await call(`POST /team/${member.uid}`, { token: admin.token, body: { role: 'Researcher' } });
    const phone = `+1 ${mark}`;
    await call('PATCH /updateUserAndTeam', { token: member.token, body: { name: member.name, phone } });
    await call('PATCH /profile', { token: member.token, body: { hidden: ['phone', 'email'] } });
    const row = async () =>
      (await call('GET /members', { token: admin.token })).body.find(
        ({ _id }: { _id: string }) => _id === member.uid,
      );
    const { _id, createdAt, hidden, account, accountUid, drawn, ...seen } = await row();
    expect([hidden, account, accountUid]).toEqual([['email', 'phone'], 'own', member.uid]);
    const body = { ...seen, university: 'Here', before: seen };
    expect((await call(`PATCH /team/${member.uid}`, { token: admin.token, body })).status).toBe(200);
    expect(await row()).toMatchObject({ phone, email: member.email, university: 'Here', hidden });
    expect((await call(`GET /team/${member.uid}`)).body).toMatchObject({ phone: '', email: '' });
    const again = { ...body, university: 'There' };
    expect((await call(`PATCH /team/${member.uid}`, { token: admin.token, body: again })).status).toBe(409);
  });
});
