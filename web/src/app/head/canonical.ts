import type { PageRoute } from '../route.ts';

/** Spells the path like the route and without a slash at the end, because routes match in any case; ids stay unchanged. */
export function canonicalPath(route: PageRoute, pathname: string): string {
  const parts = pathname.replace(/\/+$/, '').split('/');
  const routeParts = route.path.replace(/\/$/, '').split('/');
  return routeParts.map((part, index) => (part.startsWith(':') ? parts[index] : part)).join('/') || '/';
}
