import type { Request } from 'express';
import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

const request = (forwarded: string | undefined) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as Request;

test.each([
  ['a call of the function’s own address', '203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['a call with made-up addresses', '192.0.2.1, 192.0.2.2, 203.0.113.9', '203.0.113.9', '192.0.2.2'],
  ['a visitor by way of Hosting', '203.0.113.9, 151.101.0.1', '151.101.0.1', '203.0.113.9'],
  [
    'a visitor with made-up addresses by way of Hosting',
    '192.0.2.1,203.0.113.9,151.101.0.1',
    '151.101.0.1',
    '203.0.113.9',
  ],
  ['a value that is no address', 'x, 203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['only values that are no address', 'unknown', '10.0.0.1', '10.0.0.1'],
  ['an empty header', '', '10.0.0.1', '10.0.0.1'],
  ['no header', undefined, '10.0.0.1', '10.0.0.1'],
])('%s', (_what, forwarded, proxy, visitor) => {
  expect(callerAddress(request(forwarded))).toEqual({ proxy, visitor });
});

test('all addresses of one IPv6 network count as one caller', () => {
  const { proxy } = callerAddress(request('2001:db8:0:1::1'));
  expect(callerAddress(request('2001:db8:0:1:ffff::2')).proxy).toBe(proxy);
});

test('on a developer’s machine the header is ignored', () => {
  const here = { proxy: '10.0.0.1', visitor: '10.0.0.1' };
  expect(callerAddress(request('192.0.2.1, 203.0.113.9'), false)).toEqual(here);
});

test('a connection that has gone already has no address', () => {
  const gone = { headers: {}, socket: {} } as unknown as Request;
  expect(callerAddress(gone)).toEqual({ proxy: '', visitor: '' });
});
