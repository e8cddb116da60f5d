import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { messageBody, sendMessage } from '../../test/records.ts';
import { twentyAtOnce } from '../../test/twenty-at-once.ts';

let admin: Person;
let sender: Person;

beforeAll(async () => {
  admin = await makeAdmin();
  sender = await makeMember();
});

const reply = (_id: unknown, replay: unknown) =>
  call('PATCH /contactReplay', { token: admin.token, body: { _id, replay } });
const mine = async () => (await call(`GET /contacts/${sender.email}`, { token: sender.token })).body;

describe('sending', () => {
  test.each([
    ['flat', messageBody()],
    ['under data', { data: messageBody() }],
    [
      'under data, with an email of somebody else',
      { data: messageBody({ email: 'a@b.org' }), email: 'c@d.org' },
    ],
  ])('%s', async (_how, body) => {
    const sent = await call('POST /contacts', { token: sender.token, body });
    expect(sent.status).toBe(200);
    expect((await mine())[0]).toEqual({
      _id: sent.body.insertedId,
      ...messageBody(),
      email: sender.email,
      replay: '',
      createdAt: expect.any(String),
    });
  });

  test('says what is missing', async () => {
    for (const body of [{}, { data: {} }, { data: { name: ' ', phone: '', message: '\n' } }]) {
      const answer = await call('POST /contacts', { token: sender.token, body });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({
        name: 'Name is required',
        phone: 'Phone number is required',
        message: 'Message is required',
      });
    }
  });

  test.each([null, 'text', 7, []])('data that is %o is refused', async (data) => {
    expect((await call('POST /contacts', { token: sender.token, body: { data } })).status).toBe(400);
  });
});

describe('replying', () => {
  test('shows the reply to the sender, and cannot be repeated', async () => {
    const id = await sendMessage(sender);
    expect((await reply(id, 'At nine.')).body).toEqual({ modifiedCount: 1 });
    expect((await mine())[0]).toMatchObject({ _id: id, replay: 'At nine.' });
    const second = await reply(id, 'At ten.');
    expect(second.status).toBe(409);
    expect(second.body).toEqual({ message: 'This message has already been answered.', code: 'conflict' });
    expect((await mine())[0].replay).toBe('At nine.');
  });

  test('twenty at the same moment: one is stored', async () => {
    const id = await sendMessage(sender);
    const answers = await twentyAtOnce((index) => reply(id, `Reply ${index}`));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await mine())[0].replay).toBe(`Reply ${winner}`);
  });

  test('needs a text and a message that exists', async () => {
    const id = await sendMessage(sender);
    const empty = await reply(id, '  ');
    expect(empty.status).toBe(400);
    expect(empty.body.message).toBe('Please enter a reply before sending.');
    for (const unknown of ['none', 'a/b', '..']) {
      const { status, body } = await reply(unknown, 'Hello');
      expect(status).toBe(404);
      expect(body.message).toBe('This message no longer exists.');
    }
    expect((await reply(undefined, 'Hello')).status).toBe(400);
  });
});

test('admins read all messages, newest first', async () => {
  const first = await sendMessage(sender);
  const second = await sendMessage(await makeMember());
  const { body } = await call('GET /adminContacts', { token: admin.token });
  const ids = body.map(({ _id }: { _id: string }) => _id);
  expect(ids.slice(0, 2)).toEqual([second, first]);
});
