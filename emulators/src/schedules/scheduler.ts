/** Runs scheduled functions when they are due, as Cloud Scheduler does for deployed ones. */
import { runFunction, type ScheduledFunction, type Suite, scheduledFunctions } from './functions.ts';
import { readSchedule, type Schedule } from './schedule.ts';

interface Job {
  readonly text: string;
  readonly schedule: Schedule;
  due: Date | undefined;
  running: boolean;
}

export interface Scheduler {
  stop(): void;
}

/** Functions may be reloaded while the suite runs, so the list is fetched each time. */
const lookEveryMs = 5000;

/** `report` receives a message for every error. The scheduler does not keep the process alive. */
export function startScheduler(
  suite: Suite,
  report: (sentence: string) => void,
  everyMs = lookEveryMs,
): Scheduler {
  const jobs = new Map<string, Job>();
  const look = async () => {
    const functions = await scheduledFunctions(suite).catch(() => undefined);
    // While the suite stops, nobody answers.
    if (!functions) return;
    const now = new Date();
    for (const id of jobs.keys()) {
      if (!functions.some((scheduled) => scheduled.id === id)) jobs.delete(id);
    }
    for (const scheduled of functions) runIfDue(scheduled, now);
  };
  const runIfDue = (scheduled: ScheduledFunction, now: Date) => {
    const job = jobOf(jobs, scheduled, now, report);
    if (!job.due) return;
    const next = job.schedule.next(now);
    // Otherwise a function whose time was computed while the clock was ahead would wait until then.
    if (next && next < job.due) job.due = next;
    if (job.due > now || job.running) return;
    const due = job.due;
    // After the computer has slept, a missed function runs once, not once for each missed time.
    job.due = next;
    job.running = true;
    runFunction(suite, scheduled, due)
      .catch((error: Error) => report(error.message))
      .finally(() => {
        job.running = false;
      });
  };
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look().finally(() => {
      looking = false;
    });
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function jobOf(
  jobs: Map<string, Job>,
  { id, name, schedule: written, timeZone }: ScheduledFunction,
  now: Date,
  report: (sentence: string) => void,
): Job {
  const text = `${written} (${timeZone})`;
  const present = jobs.get(id);
  if (present?.text === text) return present;
  let schedule: Schedule = { next: () => undefined };
  try {
    schedule = readSchedule(written, timeZone);
  } catch (error) {
    report(
      `The scheduled function ${name} never runs by itself: ${error instanceof Error ? error.message : error}`,
    );
  }
  const job = { text, schedule, due: schedule.next(now), running: false };
  jobs.set(id, job);
  return job;
}
