/**
 * The key that signs access tokens: from Secret Manager when deployed, from an ignored file on a developer's
 * machine.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { defineSecret } from 'firebase-functions/params';
import { codeOf } from '../data/error-code.ts';

const deployed = defineSecret('TOKEN_SECRET');
const folder = new URL('../../.lab/', import.meta.url);
const leastBytes = 32;

/** A local run must not call Secret Manager, which the demo project does not have. */
export const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';
export const secretsToDeploy = isLocal ? [] : [deployed];

let secret: Uint8Array | undefined;

export async function tokenSecret(): Promise<Uint8Array> {
  secret ??= new TextEncoder().encode(isLocal ? localSecret(folder) : deployed.value().trim());
  if (secret.length < leastBytes) throw new Error(`TOKEN_SECRET needs at least ${leastBytes} bytes`);
  return secret;
}

/**
 * Several processes may start at once: each writes its own file, and only the first can link it to the shared
 * name.
 */
export function localSecret(folder: URL): string {
  const file = new URL('token-secret', folder);
  mkdirSync(folder, { recursive: true });
  const own = new URL(`token-secret-${process.pid}`, folder);
  writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, 'utf8');
}
