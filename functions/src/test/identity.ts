/** Stands in for the Authentication service's answer about the state of accounts. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeEach } from 'vitest';

interface Account {
  email?: string;
  disabled?: boolean;
  admin?: boolean;
  /** In seconds. */
  validSince?: number;
}

export async function openIdentity() {
  const accounts = new Map<string, Account>();
  const service = { accounts, asked: 0, isDown: false };
  const server = createServer(async (request, response) => {
    service.asked++;
    const { localId = [] }: { localId?: string[] } = JSON.parse(await text(request));
    if (service.isDown) {
      response.writeHead(400).end(JSON.stringify({ error: { message: 'BACKEND_ERROR' } }));
      return;
    }
    const users = localId.flatMap((uid) => {
      const account = accounts.get(uid);
      if (!account) return [];
      const { email, disabled, admin, validSince } = account;
      // By default nobody has claims or revoked tokens.
      const customAttributes = admin === undefined ? undefined : JSON.stringify({ admin });
      return [{ localId: uid, email, disabled, customAttributes, validSince: validSince?.toString() }];
    });
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ users }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.GCLOUD_PROJECT = 'demo-test';
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeEach(() => {
    accounts.clear();
    service.asked = 0;
    service.isDown = false;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return service;
}

/** An ID token as the Authentication emulator issues it: unsigned. */
export function idToken(uid: string, claims: object = {}, lifetime = '1h'): string {
  return new UnsecuredJWT({ email_verified: true, auth_time: Math.floor(Date.now() / 1000), ...claims })
    .setIssuer('https://securetoken.google.com/demo-test')
    .setAudience('demo-test')
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .encode();
}
