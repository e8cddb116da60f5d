/** The product's own access token, which POST /jwt issues and all other calls carry. */
import { AppError } from '@lab/contract';
import { type Able, type GivenRight, roleOf } from '@lab/contract/api/rights';
import { tokenClock } from '@lab/contract/features/session/token';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenSecret } from './token-secret.ts';

const issuer = 'research-lab';
const algorithm = 'HS256';
/** A token is good for one lab only, also where two labs were given the same key. */
const audience = () => process.env.GCLOUD_PROJECT ?? '';

export interface Claimed extends Able {
  uid: string;
  email: string;
  signedInAt: number;
  issuedAt: number;
}

/** `role` is that of the user record, and an admin's only together with `admin`. */
export async function signToken(claims: Omit<Claimed, 'issuedAt'> & { admin: boolean }): Promise<string> {
  const { uid, email, admin, role, may, opens, signedInAt } = claims;
  const given = may?.length ? { may, opens } : {};
  return new SignJWT({ email, admin, role, ...given, auth_time: signedInAt })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience())
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime(`${tokenClock.lifetime}s`)
    .sign(await tokenSecret());
}

export async function verifyToken(token: string): Promise<Claimed> {
  const { payload } = await jwtVerify(token, await tokenSecret(), {
    issuer,
    audience: audience(),
    algorithms: [algorithm],
    requiredClaims: ['sub', 'aud', 'email', 'iat', 'exp', 'auth_time'],
  }).catch(refuse);
  return {
    uid: String(payload.sub),
    email: String(payload.email),
    role: roleOf(payload),
    // Only this server signs it.
    may: payload.may as GivenRight[] | undefined,
    signedInAt: Number(payload.auth_time),
    issuedAt: Number(payload.iat),
  };
}

function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new AppError('unauthorized', errorTexts.sessionExpired);
  if (error instanceof errors.JOSEError) throw new AppError('unauthorized', errorTexts.unauthorized);
  throw error;
}
