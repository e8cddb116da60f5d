/** In one module, because the script of every page names each module that it can load. */
import { awardKind } from '../features/made/awards/kind.ts';
import { fundingKind } from '../features/made/funding/kind.ts';
import { projectKind } from '../features/made/projects/kind.ts';
import { softwareKind } from '../features/made/software/kind.ts';
import { talkKind } from '../features/made/talks/kind.ts';
import { courseKind } from '../features/made/teaching/kind.ts';
import { thesisKind } from '../features/made/theses/kind.ts';
import { resourceKind } from '../features/resources/kind.ts';

export const madeDeclarations = {
  projects: projectKind,
  software: softwareKind,
  talks: talkKind,
  awards: awardKind,
  theses: thesisKind,
  teaching: courseKind,
  funding: fundingKind,
  resources: resourceKind,
} as const;

export type MadeDeclarations = typeof madeDeclarations;
