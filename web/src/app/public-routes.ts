import type { PageRoute } from './route.ts';

export const publicRoutes: PageRoute[] = [];
