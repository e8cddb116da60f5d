export interface Migration {
  name: string;
  /**
   * Must allow being interrupted, repeated, and run while the site is in use; this version also reads documents that
   * are not migrated yet. Returns what it has done, or with `dryRun` would do, as sentences.
   */
  run(dryRun: boolean): Promise<string[]>;
}
