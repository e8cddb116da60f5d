import type { PageRoute } from './route.ts';

export const adminRoutes: PageRoute[] = [];
