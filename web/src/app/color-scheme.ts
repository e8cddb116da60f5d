/** `system` means the setting of the device. */
export type ColorScheme = 'system' | 'light' | 'dark';

/**
 * Firebase Hosting passes only the cookie `__session` to functions and uses it as part of the cache key. With
 * it, the server writes the scheme into the page before the first paint, so nothing flashes and no script is
 * needed in the head.
 */
const cookie = '__session';

export function schemeFromCookie(header: string | undefined): ColorScheme {
  const chosen = header?.match(/(?:^|;\s*)__session=(light|dark)(?:;|$)/)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies the choice and stores it for a year. */
export function chooseScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  const age = scheme === 'system' ? 0 : 365 * 24 * 60 * 60;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${cookie}=${scheme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

export function schemeOnPage(): ColorScheme {
  return schemeFromCookie(`__session=${document.documentElement.dataset.scheme ?? ''}`);
}
