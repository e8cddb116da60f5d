/** Papers from submitting to publishing them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { paperMistakes } from '../../test/paper-mistakes.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { paperBody, publishPaper, submitPaper } from '../../test/records.ts';
import { twentyAtOnce } from '../../test/twenty-at-once.ts';

let author: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember('Jane Doe');
  other = await makeMember();
  admin = await makeAdmin();
});

const submit = (body: object) => call('POST /ResearchRequest', { token: author.token, body });

describe('submitting', () => {
  test('makes a pending paper that is the caller’s, whatever the body says', async () => {
    const { status, body } = await submit(
      paperBody({ authorEmail: 'someone@else.org', createdAt: '1999-01-01', message: 'accepted!', uid: 'x' }),
    );
    expect(status).toBe(200);
    const pending = await call('GET /pendingPaper', { token: author.token });
    const paper = pending.body.find(({ _id }: { _id: string }) => _id === body.insertedId);
    expect(paper).toEqual({
      _id: body.insertedId,
      type: 'article',
      ...paperBody(),
      authorName: 'Jane Doe',
      authorEmail: author.email,
      message: '',
      createdAt: expect.stringMatching(/^2\d{3}-/),
    });
    expect(Date.now() - Date.parse(paper.createdAt)).toBeLessThan(60_000);
  });

  test('drops blank authors and keeps the order of the others', async () => {
    const id = await submitPaper(author, { authors: ['', 'B. Second', '   ', 'A. First'] });
    const pending = await call('GET /pendingPaper', { token: author.token });
    const paper = pending.body.find(({ _id }: { _id: string }) => _id === id);
    expect(paper.authors).toEqual(['B. Second', 'A. First']);
  });

  test.each([
    'https://doi.org/10.1000/182',
    'doi:10.1000/182',
    'http://dx.doi.org/10.1000/182',
    ' 10.1000/182 ',
  ])('takes the DOI %s as 10.1000/182', async (doi) => {
    const id = await submitPaper(author, { doi });
    const pending = await call('GET /pendingPaper', { token: author.token });
    expect(pending.body.find(({ _id }: { _id: string }) => _id === id).doi).toBe('10.1000/182');
  });

  test.each([...paperMistakes, ['image', '', 'Please upload an image'] as const])(
    '%s = %o: %s',
    async (field, value, text, at = field) => {
      const { status, body } = await submit(paperBody({ [field]: value }));
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 'invalid', message: text, fields: { [at]: text } },
      });
    },
  );

  test('says everything that is wrong at once', async () => {
    const { body } = await submit({});
    expect(body.fields).toEqual({
      title: 'Title is required',
      publisher: 'Publisher is required',
      doi: 'DOI is required',
      publicationDate: 'Date of publication is required',
      category: 'Please select a research area',
      details: 'Abstract is required',
      image: 'Please upload an image',
    });
    expect(body.message).toBe('Title is required');
  });
});

describe('editing', () => {
  const edit = (person: Person, _id: string, over: object) =>
    call('PATCH /EditPaper', { token: person.token, body: { _id, ...paperBody(over) } });

  test('changes what is written, and never who wrote it, when, or what the reviewer said', async () => {
    const id = await submitPaper(author);
    await call(`PATCH /reviewResearch/feedBack/${id}`, { token: admin.token, body: { message: 'Shorter!' } });
    const find = async () =>
      (await call('GET /pendingPaper', { token: author.token })).body.find(
        ({ _id }: { _id: string }) => _id === id,
      );
    const before = await find();
    const { status, body } = await edit(author, id, {
      title: 'On smaller things',
      image: '',
      createdAt: '1999-01-01',
      authorEmail: other.email,
      message: '',
      uid: other.uid,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ result: { modifiedCount: 1 } });
    expect(await find()).toEqual({ ...before, title: 'On smaller things', message: 'Shorter!' });
  });

  test('is the author’s alone, not even an admin’s', async () => {
    const id = await submitPaper(author);
    for (const person of [other, admin]) {
      const { status, body } = await edit(person, id, {});
      expect(status).toBe(403);
      expect(body.message).toBe('You can only change your own pending papers.');
    }
  });

  test('starts from the current paper, which only its author can fetch', async () => {
    const id = await submitPaper(author, { title: 'On still smaller things' });
    const fetch = (person?: Person) => call(`GET /pendingPaper/${id}`, { token: person?.token });
    const listed = (await call('GET /pendingPaper', { token: author.token })).body;
    expect(await fetch(author)).toMatchObject({
      status: 200,
      body: listed.find(({ _id }: { _id: string }) => _id === id),
    });
    for (const person of [other, admin]) {
      const { status, body } = await fetch(person);
      expect(status).toBe(403);
      expect(body).toEqual({
        code: 'forbidden',
        message: 'You can only change your own pending papers.',
      });
    }
    expect((await fetch()).status).toBe(401);
  });

  test.each(['no-such-record', '%2e%2e%2fusers', '__id__', 'x'.repeat(2000)])(
    'starts from nothing where the id is made up: %s',
    async (id) => {
      const path = `GET /pendingPaper/${encodeURIComponent(id)}`;
      expect((await call(path, { token: author.token })).status).toBe(404);
    },
  );

  test('ends with the pending state', async () => {
    const id = await publishPaper(author, admin);
    const { status, body } = await edit(author, id, {});
    expect(status).toBe(404);
    expect(body.message).toBe('This paper is no longer pending.');
  });

  test('needs an id', async () => {
    const { status, body } = await call('PATCH /EditPaper', { token: author.token, body: paperBody() });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ _id: 'Paper not found' });
  });
});

describe('reviewing', () => {
  test('feedback reaches the author and can be changed', async () => {
    const id = await submitPaper(author);
    for (const message of ['First', 'Second']) {
      const given = await call(`PATCH /reviewResearch/feedBack/${id}`, {
        token: admin.token,
        body: { message },
      });
      expect(given.body).toEqual({ result: { modifiedCount: 1 } });
    }
    const { body } = await call('GET /ResearchRequest', { token: admin.token });
    expect(body.find(({ _id }: { _id: string }) => _id === id).message).toBe('Second');
  });

  test('feedback needs a message and a paper', async () => {
    const id = await submitPaper(author);
    const empty = await call(`PATCH /reviewResearch/feedBack/${id}`, {
      token: admin.token,
      body: { message: ' ' },
    });
    expect(empty.status).toBe(400);
    expect(empty.body.message).toBe('Message is required');
    const gone = await call('PATCH /reviewResearch/feedBack/none', {
      token: admin.token,
      body: { message: 'a' },
    });
    expect(gone.status).toBe(404);
  });

  test('rejecting and withdrawing remove the request, once', async () => {
    const rejected = await submitPaper(author);
    expect((await call(`DELETE /ResearchRequest/${rejected}`, { token: admin.token })).body).toEqual({
      deletedCount: 1,
    });
    expect((await call(`DELETE /ResearchRequest/${rejected}`, { token: admin.token })).status).toBe(404);

    const withdrawn = await submitPaper(author);
    expect((await call(`DELETE /pendingPaper/${withdrawn}`, { token: other.token })).status).toBe(403);
    expect((await call(`DELETE /pendingPaper/${withdrawn}`, { token: author.token })).body).toEqual({
      deletedCount: 1,
    });
    expect((await call(`POST /researchPaper/${withdrawn}`, { token: admin.token })).status).toBe(404);
  });
});

describe('publishing', () => {
  test('moves the request to the papers, newest first, with its owner and without the feedback', async () => {
    const id = await submitPaper(author, { title: 'Fresh from review' });
    await call(`PATCH /reviewResearch/feedBack/${id}`, { token: admin.token, body: { message: 'Good.' } });
    const { status, body } = await call(`POST /researchPaper/${id}`, { token: admin.token });
    expect(status).toBe(200);
    expect(body).toEqual({ insertedId: id, deletedCount: 1 });

    const paper = await call(`GET /researchPaper/${id}`);
    expect(paper.body).toEqual({
      _id: id,
      type: 'article',
      ...paperBody({ title: 'Fresh from review' }),
      memberIds: ['', ''],
      faces: ['', ''],
      related: expect.any(Array),
      authorName: 'Jane Doe',
      authorEmail: author.email,
      createdAt: expect.any(String),
    });
    expect((await call('GET /researchPapers')).body[0]._id).toBe(id);
    expect((await call('GET /recentResearchPapers')).body[0]).toEqual({
      _id: id,
      title: 'Fresh from review',
      image: 'https://lh3.googleusercontent.com/picture',
      details: 'Small things are studied here.',
      venue: paperBody().publisher,
      publicationDate: paperBody().publicationDate,
    });
    const requests = await call('GET /ResearchRequest?limit=100', { token: admin.token });
    expect(requests.body.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
  });

  test('a second publish is 404 and makes nothing', async () => {
    const id = await publishPaper(author, admin);
    const { status, body } = await call(`POST /researchPaper/${id}`, { token: admin.token });
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'This paper is no longer pending.', code: 'not-found' });
  });

  test('what the author has changed since the review is not published unseen', async () => {
    const id = await submitPaper(author);
    const seen = async () => {
      const { body } = await call('GET /ResearchRequest?limit=100', { token: admin.token });
      return { before: body.find(({ _id }: { _id: string }) => _id === id) };
    };
    const reviewed = await seen();
    const changed = { _id: id, ...paperBody({ pdf: 'https://example.org/other.pdf' }) };
    await call('PATCH /EditPaper', { token: author.token, body: changed });
    const refused = await call(`POST /researchPaper/${id}`, { token: admin.token, body: reviewed });
    expect(refused.status).toBe(409);
    expect((await call(`GET /researchPaper/${id}`)).status).toBe(404);
    const again = await call(`POST /researchPaper/${id}`, { token: admin.token, body: await seen() });
    expect(again.status).toBe(200);
  });

  test('a submission that is sent again after its publication is published once', async () => {
    const headers = { 'Idempotency-Key': `again-${author.uid}` };
    const submit = () => call('POST /ResearchRequest', { token: author.token, body: paperBody(), headers });
    const { insertedId: id } = (await submit()).body;
    expect((await call(`POST /researchPaper/${id}`, { token: admin.token })).status).toBe(200);
    expect((await submit()).body).toEqual({ insertedId: id });
    const { status, body } = await call(`POST /researchPaper/${id}`, { token: admin.token });
    expect(status).toBe(409);
    expect(body).toEqual({ message: 'This paper is already published.', code: 'conflict' });
  });

  test('twenty at the same instant make one paper', async () => {
    const title = `Raced ${author.uid}`;
    const id = await submitPaper(author, { title });
    const answers = await twentyAtOnce(() => call(`POST /researchPaper/${id}`, { token: admin.token }));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(404)]);
    const { body } = await call(`GET /researchPapers?${new URLSearchParams({ q: title })}`);
    expect(body).toHaveLength(1);
    const recent = await call('GET /recentResearchPapers');
    expect(recent.body.filter(({ _id }: { _id: string }) => _id === id)).toHaveLength(1);
  });

  test('publish against withdraw: either there is a paper or there is not, and the request is gone', async () => {
    const id = await submitPaper(author);
    const [published, withdrawn] = await Promise.all([
      call(`POST /researchPaper/${id}`, { token: admin.token }),
      call(`DELETE /pendingPaper/${id}`, { token: author.token }),
    ]);
    expect([published.status, withdrawn.status].sort()).toEqual([200, 404]);
    expect((await call(`GET /researchPaper/${id}`)).status).toBe(published.status);
  });
});
