import type { QueryClient } from '@tanstack/react-query';
import { fetchQuestion } from '../lib/query.ts';
import type { PageRoute, RouteMatch } from './route.ts';

/** Frame and page together: fetched one after the other, each would show that it is loading for a while. */
export function loadCode({ page, frame }: PageRoute): Promise<unknown> {
  return Promise.all([page.load(), frame?.load()]);
}

/** Has code and data of a page at hand afterwards, so that it draws at once. */
export async function fetchPage(client: QueryClient, { route, at }: RouteMatch): Promise<void> {
  const questions = route.questions?.(at) ?? [];
  await Promise.all([loadCode(route), ...questions.map((question) => fetchQuestion(client, question))]);
  const followUps = route.followUps?.(at, client) ?? [];
  await Promise.allSettled(followUps.map((question) => fetchQuestion(client, question)));
}
