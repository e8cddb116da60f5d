import type { QueryClient } from '@tanstack/react-query';
import { obtain } from '../lib/query.ts';
import type { RouteMatch } from './route.ts';

/** Has code and data of a page at hand afterwards, so that it draws at once. */
export async function obtainPage(client: QueryClient, { route, at }: RouteMatch): Promise<void> {
  const questions = route.questions?.(at) ?? [];
  await Promise.all([route.page.load(), ...questions.map((question) => obtain(client, question))]);
  const followUps = route.followUps?.(at, client) ?? [];
  await Promise.allSettled(followUps.map((question) => obtain(client, question)));
}
