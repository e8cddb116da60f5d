import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseScheme, schemeFromCookie, schemeOnPage } from './color-scheme.ts';

afterEach(() => chooseScheme('system'));

describe('colour scheme', () => {
  it('is the system’s without a choice', () => {
    expect(schemeFromCookie(undefined)).toBe('system');
    expect(schemeOnPage()).toBe('system');
  });

  it('is stored in the cookie that Hosting passes on, and applied at once', () => {
    chooseScheme('dark');
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(schemeFromCookie(document.cookie)).toBe('dark');
    expect(schemeOnPage()).toBe('dark');
  });

  it('is removed from the cookie when the system’s scheme is chosen', () => {
    chooseScheme('light');
    chooseScheme('system');
    expect(document.cookie).toBe('');
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });

  it('is sent only over TLS, except on a developer’s machine', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    chooseScheme('dark');
    expect(written.mock.lastCall?.[0]).not.toContain('Secure');
    vi.stubGlobal('location', { protocol: 'https:' });
    chooseScheme('dark');
    vi.unstubAllGlobals();
    expect(written.mock.lastCall?.[0]).toMatch(/^__session=dark; .*SameSite=Lax; Secure$/);
    written.mockRestore();
  });

  it('ignores invalid cookies', () => {
    expect(schemeFromCookie('a=1; __session=light; b=2')).toBe('light');
    expect(schemeFromCookie('__session="><script>')).toBe('system');
    expect(schemeFromCookie('x__session=dark')).toBe('system');
  });
});
