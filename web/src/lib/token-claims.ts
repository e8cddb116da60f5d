import { type Able, type GivenRight, roleOf } from '@lab/contract/api/rights';

export interface TokenClaims {
  sub: string;
  iat: number;
  exp: number;
  /** When the person signed in, in seconds. */
  auth_time?: number;
  admin?: boolean;
  role?: string;
  /** What roles beside it allow. */
  may?: GivenRight[];
  opens?: string[];
}

/** What the token says that the person may; the server decides. */
export function ableIn(token: string | null): Able {
  const claims = claimsOf(token);
  return { ...claims, role: roleOf({ ...claims }) };
}

export function claimsOf(token: string | null): TokenClaims | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    return JSON.parse(bytes) as TokenClaims;
  } catch {
    return null; // an invalid token counts as none
  }
}
