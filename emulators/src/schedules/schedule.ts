/**
 * Computes when a scheduled function is due. Cloud Scheduler accepts Unix cron with five fields, or App
 * Engine's English.
 */
import { Cron } from 'croner';
import { readAppEngineSchedule, type Times } from './app-engine.ts';

export interface Schedule {
  /** The first time after `last`; undefined for a day that never comes, such as 30 February. */
  next(last: Date): Date | undefined;
}

/** The syntax of Unix cron; the library would also accept seconds, years and its own letters. */
const item = '(?:\\*|\\d+|[a-z]{3})(?:-(?:\\d+|[a-z]{3}))?(?:/\\d+)?';
const field = `${item}(?:,${item})*`;
const unixCron = new RegExp(`^${field}(?: +${field}){4}$`, 'i');

/** Throws an error with a message when the text or the time zone is invalid. */
export function readSchedule(text: string, timeZone: string): Schedule {
  const times: Times | undefined = unixCron.test(text.trim())
    ? { patterns: [text.trim()] }
    : readAppEngineSchedule(text);
  if (!times) throw new Error(`"${text}" is neither a cron pattern of five fields nor App Engine's syntax.`);
  if ('everyMinutes' in times) {
    const everyMs = times.everyMinutes * 60_000;
    return { next: (last) => new Date(last.getTime() + everyMs) };
  }
  const crons = times.patterns.map((pattern) => new Cron(pattern, { timezone: timeZone, mode: '5-part' }));
  const next = (last: Date) =>
    crons
      .map((cron) => cron.nextRun(last))
      .filter((date) => date !== null)
      .sort((a, b) => a.getTime() - b.getTime())[0];
  next(new Date(0)); // The library only checks the time zone here.
  return { next };
}
