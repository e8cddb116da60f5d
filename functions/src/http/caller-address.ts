/**
 * Where a request comes from, as far as it can be believed. Each hop adds the address of whoever connected to it at the end
 * of X-Forwarded-For, so only the last entry is sure: Google writes it in front of the function. To who calls the function's
 * own address (`*.run.app`, `*.cloudfunctions.net`) that is their own, after whatever they have made up:
 *
 *   made up, caller                 at the function's own address
 *   made up, visitor, Hosting       by way of Hosting, which many visitors share
 *
 * The two look alike, so both ends are counted: the last entry as the door through which a call came, and the one before
 * as the visitor. Nothing stands in front of a function on a developer's machine, so there nothing is believed.
 */
import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { isLocal } from './token-secret.ts';

export interface CallerAddress {
  door: string;
  visitor: string;
}

export function callerAddress({ headers, socket }: Request, believed = !isLocal): CallerAddress {
  const hops = believed ? String(headers['x-forwarded-for'] ?? '').split(/\s*,\s*/) : [];
  const door = known(hops.at(-1)) ?? socket.remoteAddress ?? '';
  return { door: ipKeyGenerator(door), visitor: ipKeyGenerator(known(hops.at(-2)) ?? door) };
}

function known(hop = ''): string | undefined {
  return isIP(hop) ? hop : undefined;
}
