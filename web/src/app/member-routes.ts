import type { PageRoute } from './route.ts';

/** Accounts, and what a signed-in person does. */
export const memberRoutes: PageRoute[] = [];
