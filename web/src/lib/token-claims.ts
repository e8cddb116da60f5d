export interface TokenClaims {
  sub: string;
  iat: number;
  exp: number;
  admin?: boolean;
  role?: string;
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
