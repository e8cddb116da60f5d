export interface Migration {
  name: string;
  /**
   * May be interrupted anywhere, run again, and run while the site is in use: the version that brings it also reads what it
   * has not reached yet. Answers with what it has done, or with `dryRun` would do, in sentences.
   */
  run(dryRun: boolean): Promise<string[]>;
}
