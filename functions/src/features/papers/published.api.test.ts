import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { paperMistakes } from '../../test/paper-mistakes.ts';
import { count, found, paper, paperSteps, recent } from '../../test/paper-steps.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { makeArea, memberBody, paperBody, publishPaper, submitPaper } from '../../test/records.ts';

let author: Person;
let admin: Person;
let second: Person;

beforeAll(async () => {
  author = await makeMember('Jane Doe');
  admin = await makeAdmin();
  second = await makeAdmin('Bo Boss');
});

const { correct, retract, putBack, log } = paperSteps(() => admin);

describe('correcting a published paper', () => {
  test('changes what is written, and never whose it is or since when', async () => {
    const id = await publishPaper(author, admin, { title: 'On smal things' });
    const before = await paper(id);
    const body = paperBody({
      title: 'On small things',
      publisher: 'Annals of Small Things',
      doi: 'https://doi.org/10.1000/183',
      publicationDate: '2024-02-29',
      category: 'Light and Matter',
      authors: ['Li Wei', ' ', 'Jane Doe'],
      details: 'They are studied again.',
      image: '/images/papers/someone/other.webp',
      pdf: '/files/papers/someone/paper.pdf',
      links: { data: 'https://example.org/data', code: '' },
    });
    const { status, body: reply } = await correct(id, {
      ...body,
      authorName: 'Mallory',
      authorEmail: admin.email,
      uid: admin.uid,
      createdAt: '1999-01-01',
    });
    expect({ status, reply }).toEqual({ status: 200, reply: { modifiedCount: 1 } });
    const { related: _ofItsNewArea, ...corrected } = await paper(id);
    const { related: _ofItsOldArea, ...asItWas } = before;
    expect(corrected).toEqual({
      ...asItWas,
      ...body,
      doi: '10.1000/183',
      authors: ['Li Wei', 'Jane Doe'],
      links: { data: 'https://example.org/data' },
    });
    expect(await log(id)).toEqual([
      ['edited', admin.email, 'On small things'],
      ['published', admin.email, 'On smal things'],
    ]);
  });

  test('is seen by search, filters and cards, and the old is found no longer', async () => {
    const category = await makeArea(admin);
    const mine = { area: category };
    const id = await publishPaper(author, admin, { category, title: 'Waves of brontosauri' });
    const details = 'ichthyosaur '.repeat(40).trim();
    const body = { title: 'Waves of plesiosauri', authors: ['Mary Anning'], publicationDate: '1823-12-10' };
    expect((await correct(id, paperBody({ ...body, category, details }))).status).toBe(200);

    expect(await found({ ...mine, q: 'brontosauri' })).toEqual([]);
    expect(await found({ ...mine, author: 'Li Wei' })).toEqual([]);
    expect(await found({ ...mine, year: '2025' })).toEqual([]);
    expect(await found({ ...mine, q: 'waves plesiosauri' })).toEqual([id]);
    expect(await found({ ...mine, q: 'ichthyosaur' })).toEqual([id]);
    expect(await found({ ...mine, author: 'Anning, Mary' })).toEqual([id]);
    expect(await found({ ...mine, author: author.email })).toEqual([id]);
    expect(await found({ ...mine, year: '1823' })).toEqual([id]);
    const [card] = (await call(`GET /researchPapers?area=${encodeURIComponent(category)}`)).body;
    expect(card).toMatchObject({ title: body.title, details: `${details.slice(0, 200)}…` });

    expect((await correct(id, paperBody({ category: 'Light and Matter' }))).status).toBe(200);
    expect(await found(mine)).toEqual([]);
  });

  test('names the members among the new authors', async () => {
    const name = `Mary ${author.uid}`;
    const { body: made } = await call('POST /team', { token: admin.token, body: memberBody({ name }) });
    const id = await publishPaper(author, admin);
    await correct(id, paperBody({ authors: ['Li Wei', name] }));
    expect((await paper(id)).memberIds).toEqual(['', made.insertedId]);
  });

  test('keeps its place on the home page, and does not change the count', async () => {
    const id = await publishPaper(author, admin);
    await publishPaper(author, admin);
    const [newest, , ...older] = await recent();
    const papers = await count();
    await correct(id, paperBody({ title: 'Corrected', image: '/images/papers/x/y.webp', details: 'Anew.' }));
    const corrected = {
      _id: id,
      title: 'Corrected',
      image: '/images/papers/x/y.webp',
      details: 'Anew.',
      venue: paperBody().publisher,
      publicationDate: paperBody().publicationDate,
    };
    expect(await recent()).toEqual([newest, corrected, ...older]);
    expect(await count()).toBe(papers);
  });

  test('of an old paper leaves the home page as it is', async () => {
    const id = await publishPaper(author, admin);
    for (let others = 0; others < 6; others++) await publishPaper(author, admin);
    const before = await recent();
    expect(before).toHaveLength(6);
    expect((await correct(id, paperBody({ title: 'Old and corrected' }))).status).toBe(200);
    expect(await recent()).toEqual(before);
  });

  test('with an empty picture keeps the current one; with an empty PDF and no links there are none', async () => {
    const id = await publishPaper(author, admin, { pdf: 'https://example.org/paper.pdf' });
    await correct(id, paperBody({ image: '', pdf: '', links: {} }));
    const { image, links, ...rest } = await paper(id);
    expect({ image, links }).toEqual({ image: 'https://lh3.googleusercontent.com/picture', links: {} });
    expect(rest).not.toHaveProperty('pdf');
  });

  // An admin may write a work that has no publisher, DOI, area or abstract.
  const mayBeEmpty = ['publisher', 'doi', 'category', 'details'];
  const mistakes = paperMistakes.filter(([field, value]) => `${value}`.trim() || !mayBeEmpty.includes(field));

  test.each([...mistakes, ['authors', [''], 'Author is required']] as typeof paperMistakes)(
    '%s = %o: %s',
    async (field, value, text, at = field) => {
      const id = await publishPaper(author, admin);
      const before = await paper(id);
      const { status, body } = await correct(id, paperBody({ [field]: value }));
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 'invalid', message: text, fields: { [at]: text } },
      });
      expect(await paper(id)).toEqual(before);
    },
  );

  test('of a paper that is not there, or only a request, is 404', async () => {
    for (const id of ['none', '__x__', await submitPaper(author)]) {
      const { status, body } = await correct(id, paperBody());
      expect({ status, body }).toEqual({
        status: 404,
        body: { message: 'Paper not found', code: 'not-found' },
      });
    }
  });

  test('is refused where somebody else was first, whatever the other has changed', async () => {
    const others = [
      { title: 'First' },
      { publisher: 'First' },
      { doi: '10.1000/1' },
      { publicationDate: '2020-01-01' },
      { category: 'Light and Matter' },
      { authors: ['First'] },
      { details: 'First.' },
      { image: '/images/papers/first/first.webp' },
      { pdf: '/files/papers/first/first.pdf' },
      { links: {} },
    ];
    for (const change of others) {
      const id = await publishPaper(author, admin);
      const before = await paper(id);
      expect((await correct(id, { ...paperBody(change), before })).status).toBe(200);
      const seen = await paper(id);
      // As forms do, it names every field, also an empty one.
      const late = { ...paperBody({ title: 'Second', pdf: '' }), before };
      const { status, body } = await correct(id, late, second);
      expect({ change, status, said: body.message }).toEqual({
        change,
        status: 409,
        said: 'Somebody else has changed this since you opened it. Please compare and try again.',
      });
      expect(await paper(id)).toEqual(seen);
      expect((await correct(id, { ...paperBody({ title: 'Second' }), before: seen }, second)).status).toBe(
        200,
      );
      expect((await paper(id)).title).toBe('Second');
    }
  });

  test('by two at once is done by one, and the other is told', async () => {
    const id = await publishPaper(author, admin);
    const before = await paper(id);
    const answers = await Promise.all([
      correct(id, { ...paperBody({ title: 'First' }), before }),
      correct(id, { ...paperBody({ title: 'Second' }), before }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that is sent again since its answer got lost is answered as before, and logged once', async () => {
    const id = await publishPaper(author, admin);
    const body = { ...paperBody({ title: 'Anew' }), before: await paper(id) };
    const answers = [await correct(id, body), await correct(id, body)];
    expect(answers.map(({ body }) => body)).toEqual([{ modifiedCount: 1 }, { modifiedCount: 1 }]);
    expect(await log(id)).toHaveLength(2);
  });

  test('is no business of the author', async () => {
    const id = await publishPaper(author, admin);
    expect((await correct(id, paperBody({ title: 'Mine' }), author)).status).toBe(403);
    expect((await retract(id, author)).status).toBe(403);
    expect((await paper(id)).title).toBe('On small things');
  });
});

test('a member is linked to papers under other names, until an admin takes the name away', async () => {
  const [name, other] = [`Maria Silva ${Date.now()}`, `Silva-Santos ${Date.now()}, M.`];
  const body = memberBody({ name, alsoKnownAs: `Nobody Else; ${other}` });
  const member = (await call('POST /team', { token: admin.token, body })).body.insertedId;
  const id = await publishPaper(author, admin, { authors: ['Jane Doe', other] });
  expect((await paper(id)).memberIds[1]).toBe(member);
  expect(await found({ person: member })).toEqual([id]);
  const [listed] = (await call(`GET /researchPapers?person=${member}`)).body;
  expect(listed.memberIds[1]).toBe(member);
  await call(`PATCH /team/${member}`, { token: admin.token, body: memberBody({ name, alsoKnownAs: '' }) });
  expect((await paper(id)).memberIds[1]).toBe('');
  expect(await found({ person: member })).toEqual([]);
});

describe('selected works', () => {
  const titles = async () =>
    (await call('GET /selectedResearchPapers')).body.map(({ title }: { title: string }) => title);

  test('are marked by admins, and come and go with the works', async () => {
    const title = `Selected ${Date.now()}`;
    const words = { title, publicationDate: '2199-12-31', selected: true, note: 'Best paper' };
    const id = await publishPaper(author, admin, words);
    expect(await titles()).not.toContain(title);
    const before = await paper(id);
    expect((await correct(id, { ...before, selected: true, before })).status).toBe(200);
    expect((await titles())[0]).toBe(title);
    const { note } = (await call('GET /selectedResearchPapers')).body[0];
    expect(note).toBe('Best paper');
    expect(await found({ selected: 'true', year: '2199' })).toEqual([id]);
    await retract(id);
    expect(await titles()).not.toContain(title);
    await putBack(id);
    expect((await titles())[0]).toBe(title);
    const marked = await paper(id);
    await correct(id, { ...marked, title: `${title} again`, note: 'x'.repeat(121), before: marked });
    expect((await call('GET /selectedResearchPapers')).body[0]).toMatchObject({
      title: `${title} again`,
      note: '',
    });
    const again = await paper(id);
    await correct(id, { ...again, selected: false, before: again });
    expect(await titles()).not.toContain(`${title} again`);
    await retract(id);
  });
});
