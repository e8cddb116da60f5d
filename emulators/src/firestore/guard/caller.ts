import { Code, StatusError } from '../status.ts';

export interface Auth {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** Rules do not apply to admins, but to everyone else, signed in or not. */
export type Caller = { readonly admin: true } | { readonly admin: false; readonly auth: Auth | null };

export const admin: Caller = { admin: true };

/** Tokens are not verified, because the Auth emulator does not sign them. `Bearer owner` is an admin. */
export function parseAuthorization(header: string | undefined): Caller {
  if (!header) return { admin: false, auth: null };
  const token = /^Bearer (.+)$/i.exec(header)?.[1];
  if (token === 'owner') return admin;
  const claims = token === undefined ? undefined : decodeClaims(token);
  if (!claims)
    throw new StatusError(Code.UNAUTHENTICATED, 'The authorization header holds no readable ID token.');
  const uid = claims.user_id ?? claims.sub;
  if (typeof uid !== 'string') throw new StatusError(Code.UNAUTHENTICATED, 'The ID token names no user.');
  return { admin: false, auth: { uid, token: claims } };
}

function decodeClaims(token: string): Record<string, unknown> | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
