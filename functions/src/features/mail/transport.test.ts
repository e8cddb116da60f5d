/** What real mail servers do to a sender: each test has one of its own. */
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import type { Lab } from './lab.ts';
import { closeServers, mailServer, rawServer, refusal } from './mail-server.testing.ts';
import { render } from './render.ts';
import { messageIdOf, type Outgoing, senderOf, sendThrough } from './transport.ts';

const lab: Lab = {
  name: 'Kestrel Point',
  email: 'lab@kestrel.test',
  words: {},
  origin: 'https://kestrel.test',
};
const written = { name: 'On fog', about: '', detail: 'Which data?', path: '', reader: 'Jo' };
const mail: Outgoing = {
  key: 'mail-1',
  ...render({ event: 'paperFeedback', ...written }, lab),
  to: { address: 'jo@example.org', name: 'Jo' },
  from: 'noreply@kestrel.test',
  replyTo: '',
};
const within = (time: number) => ({
  connectionTimeout: time,
  greetingTimeout: time,
  dnsTimeout: time,
  socketTimeout: time,
});
/** For a server that never answers; others may be slow on a busy machine. */
const soon = within(400);

afterEach(closeServers);

const send = (address: string, over: Partial<Outgoing> = {}, by: Lab = lab) =>
  sendThrough(address, { ...mail, ...over }, by, within(30_000));

describe('a server that takes the mail', () => {
  test('gets one mail to one person, with the headers that machines understand', async () => {
    const { got, address } = await mailServer();
    const { state, info } = await send(address);
    expect(state).toBe('SUCCESS');
    expect(info?.messageId).toBe(messageIdOf('mail-1', lab.origin));
    const [{ to, from, raw } = { to: [], from: '', raw: '' }] = got;
    expect([got.length, to, from]).toEqual([1, ['jo@example.org'], 'noreply@kestrel.test']);
    expect(raw).toMatch(/^From: Kestrel Point <noreply@kestrel\.test>$/m);
    expect(raw).toMatch(/^To: Jo <jo@example\.org>$/m);
    expect(raw).toMatch(/^Reply-To: lab@kestrel\.test$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).not.toMatch(/^(?:Bcc|Cc|List-Unsubscribe).*:/im);
  });

  test('learns how a subscriber leaves with one press', async () => {
    const { got, address } = await mailServer();
    const leave = `https://kestrel.test/subscription?leave=${'a'.repeat(43)}.${'b'.repeat(43)}`;
    await send(address, { leave });
    const headers = got[0]?.raw.replaceAll('\r\n ', ' ').split('\r\n');
    expect(headers).toContain(`List-Unsubscribe: <${leave}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('gets the password only where it asks for one', async () => {
    const users: unknown[] = [];
    const { address } = await mailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        users.push([username, password]);
        done(null, { user: username });
      },
    });
    const withUser = address.replace('smtp://', 'smtp://lab%40kestrel.test:p%2Fss@');
    expect((await send(withUser)).state).toBe('SUCCESS');
    expect(users).toEqual([['lab@kestrel.test', 'p/ss']]);
  });
});

const hostile = [
  'Jo\r\nBcc: else@else.example',
  'Jo\nTo: else@else.example',
  'Jo\r\n\r\nA second body',
  'Jo <else@else.example>, Else',
  '=?utf-8?Q?Jo=0D=0ABcc=3A_else@else.example?=',
  'Jo\u2028Bcc: else@else.example',
  '"Jo" <else@else.example>',
];

test.each(hostile)('the name %j adds no header and no reader', async (name) => {
  const { got, address } = await mailServer();
  const { state } = await send(address, { to: { address: 'jo@example.org', name } }, { ...lab, name });
  expect(state).toBe('SUCCESS');
  const [{ to, raw } = { to: [], raw: '' }] = got;
  expect(to).toEqual(['jo@example.org']);
  const [head = ''] = raw.split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const names = unfolded.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  expect(names.filter((one) => ['bcc', 'cc', ''].includes(one))).toEqual([]);
  expect(names.filter((one) => one === 'to')).toHaveLength(1);
  expect(new Set(names).size).toBe(names.length);
  expect(unfolded.find((line) => line.startsWith('To:'))).toMatch(/<jo@example\.org>$/);
});

test('a subject with line breaks is one header', async () => {
  const { got, address } = await mailServer();
  await send(address, { subject: 'Hello\r\nBcc: else@else.example' });
  expect(got[0]?.raw).not.toMatch(/^Bcc:/im);
  expect(got[0]?.to).toEqual(['jo@example.org']);
});

type Refusing = [why: string, options: SMTPServerOptions, state: string, sentence: string];
const refusing: Refusing[] = [
  [
    'does not know the reader',
    { onRcptTo: (_a, _s, done) => done(refusal(550, 'Nobody')) },
    'ERROR',
    'Nobody',
  ],
  ['greylists', { onRcptTo: (_a, _s, done) => done(refusal(451, 'Try later')) }, 'RETRY', 'Try later'],
  ['refuses the sender', { onMailFrom: (_a, _s, done) => done(refusal(553, 'Not you')) }, 'RETRY', 'Not you'],
  ['is full', { onConnect: (_s, done) => done(refusal(421, 'Too many')) }, 'RETRY', 'Too many'],
];

describe('a server that does not take it', () => {
  test.each(refusing)('because it %s', async (_, options, state, sentence) => {
    const { got, address } = await mailServer(options);
    const result = await send(address);
    expect(result.state).toBe(state);
    expect(result.error).toContain(sentence);
    expect(got).toEqual([]);
  });

  test.each([
    [554, 'ERROR'],
    [452, 'RETRY'],
  ])('with %i after it has read the text', async (code, state) => {
    const { address } = await mailServer({
      onData(stream, _session, done) {
        stream.resume().once('end', () => done(refusal(code, 'Not this text')));
      },
    });
    expect(await send(address)).toMatchObject({ state, error: expect.stringContaining('Not this text') });
  });

  test('because the password is wrong, which the lab may mend within a day', async () => {
    const { address } = await mailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong password')),
    });
    const withUser = address.replace('smtp://', 'smtp://lab:wrong@');
    const result = await send(withUser);
    expect(result.state).toBe('RETRY');
    expect(result.error).toContain('Wrong password');
    expect(result.error).not.toContain('lab:wrong');
  });

  test('because nothing listens there', async () => {
    expect((await send('smtp://127.0.0.1:9')).state).toBe('RETRY');
  });

  test('because it never greets', async () => {
    const address = await rawServer(() => {});
    expect((await sendThrough(address, mail, lab, soon)).state).toBe('RETRY');
  });

  test('because it hangs in the middle', async () => {
    const address = await rawServer((socket) => {
      socket.write('220 hello\r\n');
      socket.once('data', () => socket.write('250 hello\r\n'));
    });
    expect((await sendThrough(address, mail, lab, soon)).state).toBe('RETRY');
  });

  test('because it closes while it reads the text', async () => {
    const replies = ['250 hello\r\n', '250 ok\r\n', '250 ok\r\n', '354 go on\r\n'];
    const address = await rawServer((socket) => {
      socket.write('220 hello\r\n');
      socket.on('data', () => {
        const reply = replies.shift();
        if (reply) socket.write(reply);
        else socket.destroy();
      });
    });
    expect((await send(address)).state).toBe('RETRY');
    expect(replies).toEqual([]);
  });

  test('because it speaks something else', async () => {
    const address = await rawServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect((await send(address)).state).toBe('RETRY');
  });
});

test('a password is not sent to another machine without encryption', async () => {
  const result = await sendThrough('smtp://lab:secret@mail.invalid:25', mail, lab, soon);
  expect(result.state).toBe('RETRY');
  expect(result.error).not.toContain('secret');
});

test.each([
  ['smtps://a%40b.org:p@h', '', 'a@b.org'],
  ['smtps://key:p@h', '', 'lab@kestrel.test'],
  ['smtps://a%40b.org:p@h', 'news@kestrel.test', 'news@kestrel.test'],
])('the sender of %s with %j is %s', (smtp, from, expected) => {
  expect(senderOf(smtp, from, lab)).toBe(expected);
});
