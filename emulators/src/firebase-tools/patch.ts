/** Loads a module of firebase-tools, by its path below `lib`. */
export type Tools = NodeJS.Require;

/** One change inside firebase-tools. */
export interface Patch {
  /** What is lost without it. */
  readonly without: string;
  readonly why: string;
  /** The code of firebase-tools that it relies on. */
  readonly relies: (tools: Tools) => readonly unknown[];
  readonly fingerprint: string;
  /** `say` tells the person at the console. */
  readonly apply: (tools: Tools, say: (sentence: string) => void) => void;
}
