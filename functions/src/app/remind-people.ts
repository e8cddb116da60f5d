/** Once a day: what waits for authors, and the deadlines of those who have begun an application. */
import { remindApplicants } from '../features/applications/remind-applicants.ts';
import { remindAuthors } from '../features/papers/reminder-store.ts';

export async function remindPeople(now: Date): Promise<void> {
  await remindAuthors(now);
  await remindApplicants(now);
}
