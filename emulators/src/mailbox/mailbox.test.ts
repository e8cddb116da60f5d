import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaughtMail } from './caught-mail.ts';
import { startMailbox } from './mailbox.ts';

const codes = [
  {
    email: 'mia@example.test',
    requestType: 'VERIFY_EMAIL',
    oobCode: 'c1',
    oobLink: 'http://127.0.0.1:9099/verify?a=1&b=2',
  },
];
const auth = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ oobCodes: codes }));
});
let box: Awaited<ReturnType<typeof startMailbox>>;
let web = '';
let port = 0;
let smtp = 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

beforeAll(async () => {
  await once(auth.listen(0, '127.0.0.1'), 'listening');
  [smtp, port] = [await freePort(), await freePort()];
  web = `http://127.0.0.1:${port}`;
  box = await startMailbox(
    { smtp, web: port },
    `127.0.0.1:${(auth.address() as AddressInfo).port}`,
    'demo-x',
  );
});

afterAll(async () => {
  await box.stop();
  auth.close();
});

beforeEach(async () => {
  expect((await fetch(`${web}/mails.json`, { method: 'DELETE' })).status).toBe(204);
});

const mails = async (): Promise<CaughtMail[]> =>
  (await fetch(`${web}/mails.json`)).json() as Promise<CaughtMail[]>;

async function send(over: object = {}) {
  const transport = createTransport({ host: '127.0.0.1', port: smtp });
  const mail = {
    from: 'desk@example.test',
    to: 'jo@example.test',
    subject: 'Hello',
    text: 'Hi',
    html: '<p>Hi</p>',
  };
  await transport.sendMail({ ...mail, ...over });
  transport.close();
}

test('what is sent can be read, the newest first, with its headers', async () => {
  await send();
  await send({ subject: 'Second', headers: { 'Auto-Submitted': 'auto-generated' } });
  const [second, first] = (await mails()).filter(({ to }) => to === 'jo@example.test');
  expect(first).toMatchObject({ to: 'jo@example.test', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' });
  expect(second?.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
  const list = await (await fetch(web)).text();
  expect(list.indexOf('Second')).toBeLessThan(list.indexOf('Hello'));
});

test('the links of accounts are there too', async () => {
  expect(await mails()).toMatchObject([
    { to: 'mia@example.test', subject: 'Verify your email', text: 'http://127.0.0.1:9099/verify?a=1&b=2' },
  ]);
  const page = await (await fetch(`${web}/mails/auth-c1`)).text();
  expect(page).toContain('<a href="http://127.0.0.1:9099/verify?a=1&amp;b=2">');
});

test('a mail is shown in a frame without rights, and everything in it as text', async () => {
  await send({ subject: '<script>alert(1)</script>', html: '<script>alert(2)</script><p title="x">Hi</p>' });
  const sent = (await mails()).find(({ to }) => to === 'jo@example.test');
  const answer = await fetch(`${web}/mails/${sent?.id}`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await answer.text();
  expect(page).not.toContain('<script');
  expect(page).toContain('<iframe sandbox=""');
  expect(page).toContain('srcdoc="&lt;script&gt;');
});

test('a mail says where answers to it go', async () => {
  await send({ replyTo: 'answers+x@example.test' });
  const sent = (await mails()).find(({ to }) => to === 'jo@example.test');
  const page = await (await fetch(`${web}/mails/${sent?.id}`)).text();
  expect(page).toContain('Answers go to <code>answers+x@example.test</code>');
});

test.each([
  ['/mails/none', 'GET', 404],
  ['/', 'POST', 405],
])('%s %s is %i', async (path, method, status) => {
  expect((await fetch(web + path, { method })).status).toBe(status);
});

test('a page of another site cannot read it under a name of its own', async () => {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: '/mails.json',
    headers: { Host: 'else.example' },
  }).end();
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(403);
  answer.resume();
});

test.each([
  ['for mail', async () => ({ smtp, web: await freePort() })],
  ['for its page', async () => ({ smtp: await freePort(), web: port })],
])('a port %s that another program uses is an error, and nothing is left listening', async (_, ports) => {
  const wanted = await ports();
  await expect(startMailbox(wanted, '127.0.0.1:1', 'demo-x')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  for (const free of Object.values(wanted).filter((used) => used !== smtp && used !== port)) {
    await once(createServer().listen(free, '127.0.0.1').unref(), 'listening');
  }
});
