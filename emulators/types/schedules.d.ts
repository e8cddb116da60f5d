/** Runs functions with a schedule, for which firebase-tools needs the Pub/Sub emulator. */

export interface FunctionsOfSuite {
  /** `host:port` of the Functions emulator. */
  readonly functions: string;
  readonly project: string;
}

/**
 * Runs each function when it is due; `report` receives a message for every error. Does not keep the process
 * alive.
 */
export function startScheduler(suite: FunctionsOfSuite, report: (sentence: string) => void): { stop(): void };

/** Runs the function with this name now; throws an error that lists the functions if there is none. */
export function runByHand(suite: FunctionsOfSuite, name: string | undefined): Promise<string>;
