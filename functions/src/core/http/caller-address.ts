/**
 * The address that a request comes from. Each proxy appends the address of its client to X-Forwarded-For, so
 * only the last entry, written by Google, can be trusted. It depends on the address that was called (the
 * function's own is
 * `*.run.app` or `*.cloudfunctions.net`):
 *
 *   anything, caller                at the function's own address
 *   anything, visitor, Hosting      through Hosting, which many visitors share
 *
 * Our code cannot tell the two apart, so both entries are limited: the last as the proxy, the one before as
 * the visitor. On a developer's machine there is no proxy, so the header is ignored.
 */
import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { isLocal } from './token-secret.ts';

interface CallerAddress {
  proxy: string;
  visitor: string;
}

export function callerAddress({ headers, socket }: Request, trustHeader = !isLocal): CallerAddress {
  const hops = trustHeader ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const proxy = validIp(hops.at(-1)) ?? socket.remoteAddress ?? '';
  return { proxy: ipKeyGenerator(proxy), visitor: ipKeyGenerator(validIp(hops.at(-2)) ?? proxy) };
}

function validIp(hop = ''): string | undefined {
  const address = hop.trim();
  return isIP(address) ? address : undefined;
}
