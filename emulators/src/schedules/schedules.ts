/** For scripts: runs scheduled functions when they are due, or one of them by hand. */
import { runFunction, type ScheduledFunction, type Suite, scheduledFunctions } from './functions.ts';

export { startScheduler } from './scheduler.ts';

/** Runs the function with this name now; throws an error that lists the functions if there is none. */
export async function runByHand(suite: Suite, name: string | undefined): Promise<string> {
  const functions = await scheduledFunctions(suite).catch(() => {
    throw new Error(`No Functions emulator answers at ${suite.functions}. Start the suite first.`);
  });
  const wanted = functions.find((scheduled) => scheduled.name === name || scheduled.id === name);
  if (!wanted)
    throw new Error(`${name ? `There is no scheduled function "${name}". ` : ''}${whatThereIs(functions)}`);
  await runFunction(suite, wanted, new Date());
  return `${wanted.name} ran.`;
}

function whatThereIs(functions: readonly ScheduledFunction[]): string {
  if (functions.length === 0) return 'The Functions emulator serves no scheduled function.';
  return `Scheduled functions:${functions
    .map(({ name, schedule, timeZone }) => `\n  ${name}  ${schedule} (${timeZone})`)
    .join('')}`;
}
