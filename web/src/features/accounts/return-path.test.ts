import { describe, expect, it } from 'vitest';
import { returnAddress, returnTarget, stateFor } from './return-path.ts';

const home = { to: '/', state: null };
const from = (pathname: unknown, more: object = {}) => ({
  from: { pathname, search: '', hash: '', state: null, ...more },
});

describe('the page after signing in', () => {
  it('is the page that sent the person, with its query, hash and state', () => {
    const record = { _id: 'p1' };
    expect(
      returnTarget(from('/dashboard/editPaper/p1', { search: '?a=1', hash: '#b', state: record }), {
        role: '',
      }),
    ).toEqual({ to: { pathname: '/dashboard/editPaper/p1', search: '?a=1', hash: '#b' }, state: record });
  });

  it('survives as an address in the link of the verification email', () => {
    const address = returnAddress(from('/application/Field%20Engineer', { search: '?a=1', hash: '#b' }));
    expect(address).toBe('/application/Field%20Engineer?a=1#b');
    const to = { pathname: '/application/Field%20Engineer', search: '?a=1', hash: '#b' };
    expect(returnTarget(stateFor(address), { role: '' })).toEqual({ to, state: null });
    expect(returnAddress(null)).toBe('');
  });

  it.each(['', 'https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/login'])(
    'is the home page for the address %j in such a link',
    (address) => {
      expect(returnTarget(stateFor(address), { role: 'admin' })).toEqual(home);
    },
  );

  it('is the home page without such a page', () => {
    expect(returnTarget(null, { role: '' })).toEqual(home);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    'evil.example',
    '/nowhere/of/ours',
    '',
    7,
    undefined,
    { toString: () => '/dashboard' },
  ])('is never outside this site: %j', (pathname) => {
    expect(returnTarget(from(pathname), { role: 'admin' })).toEqual(home);
  });

  it.each(['/login', '/LOGIN', '/registration', '/registration/', '/forgotPassword', '/verify-email'])(
    'does not turn in a circle: %s',
    (path) => {
      expect(returnTarget(from(path), { role: '' })).toEqual(home);
    },
  );

  it('is a page for admins only for admins', () => {
    expect(returnTarget(from('/dashboard/allUsers'), { role: '' })).toEqual(home);
    expect(returnTarget(from('/Dashboard/allUsers/'), { role: '' })).toEqual(home);
    expect(returnTarget(from('/dashboard/allUsers'), { role: 'admin' })).toMatchObject({
      to: { pathname: '/dashboard/allUsers' },
    });
  });
});
