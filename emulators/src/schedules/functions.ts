/**
 * Calls scheduled functions, which firebase-tools registers but never calls without the Pub/Sub emulator
 * (Java).
 */
import { postToFunction } from '../launch/post-to-function.ts';
import { answerWithinMs, servedFunctions } from '../launch/served-functions.ts';

export interface Suite {
  /** `host:port` of the Functions emulator. */
  readonly functions: string;
  readonly project: string;
}

export interface ScheduledFunction {
  readonly name: string;
  readonly id: string;
  readonly schedule: string;
  readonly timeZone: string;
  readonly answerWithinMs: number;
}

export async function scheduledFunctions({ functions }: Suite): Promise<ScheduledFunction[]> {
  return (await servedFunctions(functions)).flatMap((served) => {
    const { id, name, platform, schedule } = served;
    if (!schedule) return [];
    // The time zone that firebase-tools deploys for a function without one.
    const timeZone = schedule.timeZone || (platform === 'gcfv1' ? 'America/Los_Angeles' : 'UTC');
    return [{ id, name, schedule: schedule.schedule, timeZone, answerWithinMs: answerWithinMs(served) }];
  });
}

/** Calls it as Cloud Scheduler does, and throws an error if it fails. */
export async function runFunction(suite: Suite, scheduled: ScheduledFunction, due: Date): Promise<void> {
  const { id, name, answerWithinMs } = scheduled;
  const timestamp = due.toISOString();
  // Second generation functions read the headers, first generation functions the event in the body.
  const topic = `projects/${suite.project}/topics/firebase-schedule-${id}`;
  const call = {
    host: suite.functions,
    project: suite.project,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Google-Cloud-Scheduler',
      'x-cloudscheduler': 'true',
      'x-cloudscheduler-jobname': `firebase-schedule-${id}`,
      'x-cloudscheduler-scheduletime': timestamp,
    },
    body: JSON.stringify({
      data: {},
      context: {
        eventId: `${id}-${due.getTime()}`,
        timestamp,
        eventType: 'google.pubsub.topic.publish',
        resource: { service: 'pubsub.googleapis.com', name: topic },
      },
    }),
    answerWithinMs,
  };
  for (let generation = 0; ; generation++) {
    const { status, text } = await postToFunction({ ...call, id: `${id}-${generation}` });
    // This function belongs to an earlier load of the functions and is switched off.
    if (status === 204) continue;
    if (status === 404 && generation > 0)
      throw new Error(`Background functions are switched off, so ${name} did not run.`);
    if (status !== 200)
      throw new Error(`The scheduled function ${name} failed: HTTP ${status} ${text}`.trim());
    return;
  }
}
