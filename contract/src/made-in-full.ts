/** In one module, because the script of every page names each module that it can load. */
import { awardKind } from './awards/kind.ts';
import { fundingKind } from './funding/kind.ts';
import { projectKind } from './projects/kind.ts';
import { resourceKind } from './resources/kind.ts';
import { softwareKind } from './software/kind.ts';
import { talkKind } from './talks/kind.ts';
import { courseKind } from './teaching/kind.ts';
import { thesisKind } from './theses/kind.ts';

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
