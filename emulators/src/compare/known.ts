/** Where this engine follows the real service and Google's emulator does not: each with its reason. */
import type { Step } from './side.ts';

export interface KnownDifference {
  readonly part: string;
  readonly name: string;
  readonly reason: string;
  matches(answers: { readonly ours: Step; readonly official: Step }): boolean;
}

export const knownDifferences: readonly KnownDifference[] = [];
