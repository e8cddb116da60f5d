import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { messageBody, newsBody, paperBody } from '../../test/records.ts';

let admin: Person;
let member: Person;

beforeAll(async () => {
  admin = await makeAdmin();
  member = await makeMember();
});

const send = (what: string, { token }: Person, body: object, key: string) =>
  call(what, { token, body, headers: { 'Idempotency-Key': key } });

describe('a submission that is sent again because its answer got lost', () => {
  test.each([
    ['POST /contacts', () => member, messageBody()],
    ['POST /ResearchRequest', () => member, paperBody()],
    ['POST /News', () => admin, newsBody()],
  ])('%s makes one record', async (what, person, body) => {
    const key = `${what.replace(/\W/g, '')}-0001`;
    const first = await send(what, person(), body, key);
    const second = await send(what, person(), body, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const other = await send(what, person(), body, `${key}-other`);
    expect(other.body.insertedId).not.toBe(first.body.insertedId);
  });

  test('is one record, even when both requests arrive at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('POST /contacts', member, messageBody(), 'same-instant-1')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(1);
  });
});

test('a person’s key never names another person’s record', async () => {
  const mine = await send('POST /contacts', member, messageBody(), 'everybody-has-it');
  const theirs = await send('POST /contacts', admin, messageBody(), 'everybody-has-it');
  expect(theirs.body.insertedId).not.toBe(mine.body.insertedId);
});

test.each(['short', 'with spaces in it', 'x'.repeat(65)])('the key "%s" is ignored', async (key) => {
  const first = await send('POST /contacts', member, messageBody(), key);
  const second = await send('POST /contacts', member, messageBody(), key);
  expect(second.status).toBe(200);
  expect(second.body.insertedId).not.toBe(first.body.insertedId);
});
