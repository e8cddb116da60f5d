import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, api } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { expect, onTestFinished, test } from 'vitest';
import { siteAt } from './site.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A site that answers so, and what it was asked. */
async function siteThat(answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response, asked.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { site: siteAt(address, { firstWait: 1 }), asked };
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const person = { _id: 'a', name: 'Ann', alsoKnownAs: '' };

test('asks as the call says, follows the list by its cursor, and drops what it does not know', async () => {
  const { site, asked } = await siteThat((_, response) => {
    response.setHeader('Link', '</api/news?limit=2&cursor=a%2Bb>; rel="next"');
    json(response, [{ ...person, secret: 'x' }]);
  });
  expect(await site.ask(api.alumni.people)).toEqual({ reply: [person], next: 'a+b' });
  await site.ask(api.papers.list, { query: { limit: 100, cursor: undefined } }).catch(() => {});
  await site.ask(api.alumni.person, { params: { id: '../a b' } }).catch(() => {});
  expect(asked).toEqual(['/api/people', '/api/researchPapers?limit=100', '/api/people/..%2Fa%20b']);
});

test.each([429, 500, 503])('tries again after %i', async (status) => {
  const { site, asked } = await siteThat((_, response, count) => {
    if (count < 3) response.writeHead(status, { 'Retry-After': '0' }).end();
    else json(response, [person]);
  });
  expect((await site.ask(api.alumni.people)).reply).toEqual([person]);
  expect(asked).toHaveLength(3);
});

test('tries again when the connection breaks, and gives up after some time', async () => {
  const { site, asked } = await siteThat((request) => request.socket.destroy());
  await expect(site.readText('/sitemap.xml')).rejects.toThrow('/sitemap.xml does not answer: ');
  expect(asked).toHaveLength(8);
});

test('never asks more than four things at a time', async () => {
  let [now, most] = [0, 0];
  const { site } = await siteThat((_, response) => {
    most = Math.max(most, ++now);
    setTimeout(() => {
      now--;
      response.end('x');
    }, 5);
  });
  await Promise.all(Array.from({ length: 20 }, () => site.readText('/a')));
  expect(most).toBe(4);
});

test('a record that is not there is told apart from a call that the site does not know', async () => {
  let message: string = 'Member not found.';
  const { site } = await siteThat((_, response) => json(response, { message, code: 'not-found' }, 404));
  const ask = () => site.ask(api.alumni.person, { params: { id: 'a' } });
  await expect(ask()).rejects.toThrow(AppError);
  message = errorTexts.noSuchPath;
  await expect(ask()).rejects.not.toThrow(AppError);
  await expect(ask()).rejects.toThrow('is it a lab of this version?');
});

test.each([
  ['a page', '<html>'],
  ['something else', '{"a":1}'],
])('%s in place of a reply is refused', async (_, body) => {
  const { site } = await siteThat((_, response) => response.end(body));
  await expect(site.ask(api.alumni.people)).rejects.toThrow('is it a lab of this version?');
});

test('a file that is gone is none, and one that is too large is refused', async () => {
  const { site } = await siteThat((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end();
    else response.end(Buffer.alloc(21 * 1024 * 1024));
  });
  expect(await site.readFile('/gone')).toBeUndefined();
  await expect(site.readFile('/large')).rejects.toThrow('/large has more than');
});

test.each([
  'lab.example',
  'ftp://lab.example',
  'https://ann@lab.example',
  'https://lab.example/a',
  'file:///etc',
])('%s is no address of a site', (address) => {
  expect(() => siteAt(address)).toThrow('is no address of a site');
});
