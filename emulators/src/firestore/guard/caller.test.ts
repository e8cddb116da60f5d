import { describe, expect, it } from 'vitest';
import { parseAuthorization } from './caller.ts';

const token = (claims: unknown) => `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

describe('the caller', () => {
  it('is the admin with the token "owner"', () => {
    expect(parseAuthorization('Bearer owner')).toEqual({ admin: true });
  });

  it('is anonymous without a token', () => {
    expect(parseAuthorization(undefined)).toEqual({ admin: false, auth: null });
  });

  it('is the user an ID token names', () => {
    const claims = { user_id: 'ada', sub: 'ada', admin: true };
    expect(parseAuthorization(token(claims))).toEqual({ admin: false, auth: { uid: 'ada', token: claims } });
    expect(parseAuthorization(token({ sub: 'bob' }))).toMatchObject({ auth: { uid: 'bob' } });
  });

  it.each(['Basic x', 'Bearer x', 'Bearer a.b.c', token(null), token({}), token({ sub: 7 })])(
    'is refused with %j',
    (header) => {
      expect(() => parseAuthorization(header)).toThrow(expect.objectContaining({ code: 16 }));
    },
  );
});
