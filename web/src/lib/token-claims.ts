import { type Role, roleOf } from '@lab/contract/api/rights';

export interface TokenClaims {
  sub: string;
  iat: number;
  exp: number;
  admin?: boolean;
  role?: string;
}

export const roleIn = (token: string | null): Role => roleOf({ ...claimsOf(token) });

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
