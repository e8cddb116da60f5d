/** Processes and what they have started, on Linux and macOS. */

export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its command line. */
  readonly args: string;
}

/** A text that is different for every later process with this id; undefined if it has ended. */
export function startTime(pid: number): string | undefined;

/** A process and all that it has started, directly or not. */
export function family(ofPid: number): Process[];

/** Asks a process and all that it has started to end. */
export function endFamily(ofPid: number): void;

/** Whether the process has ended within this time. */
export function hasEnded(process: { pid: number; started: string }, withinMs: number): Promise<boolean>;
