import { afterEach, describe, expect, it } from 'vitest';
import { chooseScheme, schemeFromCookie, schemeOnPage } from './color-scheme.ts';

afterEach(() => chooseScheme('system'));

describe('colour scheme', () => {
  it('is the system’s until somebody chooses', () => {
    expect(schemeFromCookie(undefined)).toBe('system');
    expect(schemeOnPage()).toBe('system');
  });

  it('travels in the cookie that hosting lets through, and is on the page at once', () => {
    chooseScheme('dark');
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(schemeFromCookie(document.cookie)).toBe('dark');
    expect(schemeOnPage()).toBe('dark');
  });

  it('is forgotten when it goes back to the system', () => {
    chooseScheme('light');
    chooseScheme('system');
    expect(document.cookie).toBe('');
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });

  it('reads nothing else from the cookie', () => {
    expect(schemeFromCookie('a=1; __session=light; b=2')).toBe('light');
    expect(schemeFromCookie('__session="><script>')).toBe('system');
    expect(schemeFromCookie('x__session=dark')).toBe('system');
  });
});
