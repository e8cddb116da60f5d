/** A paper always shows the files that were reviewed, and files that no record names are deleted. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { createAs, deleteAs, isThere, upload, withCopies } from '../../test/files.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { paperBody, publishPaper, submitPaper } from '../../test/records.ts';

let author: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember('Jane Doe');
  other = await makeMember();
  admin = await makeAdmin();
});

const filesOf = ({ uid }: Person) => ({
  image: `/images/papers/${uid}/${randomUUID()}.webp`,
  pdf: `/files/papers/${uid}/${randomUUID()}.pdf`,
});

type Files = ReturnType<typeof filesOf>;

const all = ({ image, pdf }: Files) => [...withCopies(image), pdf];

async function uploadPaper(person = author): Promise<Files> {
  const files = filesOf(person);
  await upload(...Object.values(files));
  return files;
}

const remaining = async (files: Files) => (await Promise.all(all(files).map(isThere))).filter(Boolean).length;

const submit = (files: object) =>
  call('POST /ResearchRequest', { token: author.token, body: paperBody(files) });
const edit = (_id: string, files: object) =>
  call('PATCH /EditPaper', { token: author.token, body: { _id, ...paperBody(files) } });
const withdraw = (id: string) => call(`DELETE /pendingPaper/${id}`, { token: author.token });

describe('other bytes under the same name', () => {
  /** Also the smaller copies that phones show, even if a user stored files under their names. */
  async function expectNoSwap(files: Files) {
    for (const address of all(files)) {
      const type = address.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
      expect(await deleteAs(author, address)).toBe(403);
      const created = await createAs(author, address, type);
      if (Object.values(files).includes(address)) expect(created).toBe(403);
      const answer = await fetch(`${process.env.LAB_ADDRESS}${address}`);
      expect(await answer.text()).toBe('reviewed');
    }
  }

  test('are refused while a paper waits, and after it was published', async () => {
    const files = await uploadPaper();
    const id = await submitPaper(author, files);
    await expectNoSwap(files);
    expect((await call(`POST /researchPaper/${id}`, { token: admin.token })).status).toBe(200);
    await expectNoSwap(files);
  });

  test('are not to be had by way of a second paper that is withdrawn, rejected or edited', async () => {
    const files = await uploadPaper();
    const published = await publishPaper(author, admin, files);
    await withdraw(await submitPaper(author, files));
    const rejected = await submitPaper(author, files);
    await call(`DELETE /ResearchRequest/${rejected}`, { token: admin.token });
    const edited = await submitPaper(author, files);
    expect((await edit(edited, await uploadPaper())).status).toBe(200);
    await expectNoSwap(files);
    // Nor while the deletion of the first paper can be undone.
    const waiting = await submitPaper(author, files);
    await call(`DELETE /researchPapers/${published}`, { token: admin.token });
    await withdraw(waiting);
    await expectNoSwap(files);
  });

  test('can be sent under a name that nothing has', async () => {
    const { pdf } = filesOf(author);
    expect(await createAs(author, pdf, 'application/pdf')).toBe(200);
  });
});

describe('a paper is refused, submitted or edited, whose files could come after the review', () => {
  const message = 'This file is no longer there. Please choose it again.';

  test.each<[string, 'image' | 'pdf', () => Promise<Partial<Files>>]>([
    ['a picture that is not there', 'image', async () => ({ image: filesOf(author).image })],
    ['a PDF that is not there', 'pdf', async () => ({ pdf: filesOf(author).pdf })],
    [
      'a copy of another picture',
      'image',
      async () => {
        const image = (await uploadPaper()).image.replace('.webp', '-480.webp');
        await upload(image);
        return { image };
      },
    ],
    ['somebody else’s picture', 'image', async () => ({ image: (await uploadPaper(other)).image })],
    ['somebody else’s PDF', 'pdf', async () => ({ pdf: (await uploadPaper(other)).pdf })],
    [
      'a portrait, which its person may replace',
      'image',
      async () => {
        const image = `/images/profile/${author.uid}/${randomUUID()}.webp`;
        await upload(image);
        return { image };
      },
    ],
  ])('%s', async (_what, field, make) => {
    const files = await make();
    const id = await submitPaper(author);
    for (const { status, body } of [await submit(files), await edit(id, files)]) {
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 'invalid', message, fields: { [field]: message } },
      });
    }
  });
});

describe('files that no record names any more are gone', () => {
  test('after a withdrawal, and those of other people are not', async () => {
    const [files, others] = [await uploadPaper(), await uploadPaper(other)];
    await withdraw(await submitPaper(author, files));
    expect([await remaining(files), await remaining(others)]).toEqual([0, 5]);
  });

  test('after a rejection', async () => {
    const files = await uploadPaper();
    const id = await submitPaper(author, files);
    await call(`DELETE /ResearchRequest/${id}`, { token: admin.token });
    expect(await remaining(files)).toBe(0);
  });

  test('after an edit that names others, each as it is replaced', async () => {
    const [first, second] = [await uploadPaper(), await uploadPaper()];
    const id = await submitPaper(author, first);
    expect((await edit(id, { image: '', pdf: first.pdf })).status).toBe(200);
    expect(await remaining(first)).toBe(5);
    expect((await edit(id, { image: second.image, pdf: first.pdf })).status).toBe(200);
    expect(await Promise.all([first.image, first.pdf].map(isThere))).toEqual([false, true]);
    expect((await edit(id, { image: '', pdf: second.pdf })).status).toBe(200);
    expect([await remaining(first), await remaining(second)]).toEqual([0, 5]);
  });
});

describe('files of the version that the feedback was about', () => {
  const review = (id: string, message: string) =>
    call(`PATCH /reviewResearch/feedBack/${id}`, { token: admin.token, body: { message } });

  async function revised() {
    const [old, current] = [await uploadPaper(), await uploadPaper()];
    const id = await submitPaper(author, old);
    await review(id, 'A sharper picture, please.');
    expect((await edit(id, current)).status).toBe(200);
    expect([await remaining(old), await remaining(current)]).toEqual([5, 5]);
    return { id, old, current };
  }

  test('stay until the next feedback', async () => {
    const { id, old, current } = await revised();
    await review(id, 'Thank you. And the title?');
    expect([await remaining(old), await remaining(current)]).toEqual([0, 5]);
  });

  test('stay until the paper is published', async () => {
    const { id, old, current } = await revised();
    await call(`POST /researchPaper/${id}`, { token: admin.token });
    expect([await remaining(old), await remaining(current)]).toEqual([0, 5]);
  });

  test('go with a paper that is withdrawn', async () => {
    const { id, old, current } = await revised();
    await withdraw(id);
    expect([await remaining(old), await remaining(current)]).toEqual([0, 0]);
  });
});
