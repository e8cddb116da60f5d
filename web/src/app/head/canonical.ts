import type { PageRoute } from '../route.ts';

/**
 * The one address of a page: its route's own spelling and no slash at the end. Routes match in any case, so a wrong
 * one leads here; what is a record's id stays as it is written.
 */
export function canonicalPath(route: PageRoute, pathname: string): string {
  const given = pathname.replace(/\/+$/, '').split('/');
  const own = route.path.replace(/\/$/, '').split('/');
  return own.map((part, index) => (part.startsWith(':') ? given[index] : part)).join('/') || '/';
}
