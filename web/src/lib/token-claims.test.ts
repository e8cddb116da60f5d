import { expect, it } from 'vitest';
import { ableIn, claimsOf } from './token-claims.ts';

const claims = { sub: 'mia', iat: 1, exp: 2 };
const tokenOf = (value: object) => `h.${Buffer.from(JSON.stringify(value)).toString('base64url')}.s`;

it('the claims of a token are those that were signed, also with - and _ in their letters', () => {
  expect(claimsOf(tokenOf(claims))).toEqual(claims);
  const marks = { ...claims, role: '~?'.repeat(9) };
  expect(tokenOf(marks)).toMatch(/-.*-/);
  expect(tokenOf(marks)).toMatch(/_.*_/);
  expect(claimsOf(tokenOf(marks))).toEqual(marks);
});

it.each([null, '', 'h', 'h..s', 'h.%.s', `h.${btoa('no JSON')}.s`])('%j has no claims', (token) => {
  expect(claimsOf(token)).toBeNull();
  expect(ableIn(token)).toMatchObject({ role: '' });
});

it('a token says what the person may', () => {
  const may = [{ right: 'news.edit', only: ['news'] }];
  const opens = ['/dashboard/addNews'];
  expect(ableIn(tokenOf({ ...claims, may, opens }))).toMatchObject({ role: '', may, opens });
  expect(ableIn(tokenOf({ ...claims, admin: true }))).toMatchObject({ role: 'admin' });
  expect(ableIn(tokenOf(claims))).toMatchObject({ role: '' });
});
