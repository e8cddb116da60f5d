/** In one module, because the script of every page names each module that it can load. */
import { awardKind } from '../features/outputs/awards/kind.ts';
import { fundingKind } from '../features/outputs/funding/kind.ts';
import { projectKind } from '../features/outputs/projects/kind.ts';
import { softwareKind } from '../features/outputs/software/kind.ts';
import { talkKind } from '../features/outputs/talks/kind.ts';
import { courseKind } from '../features/outputs/teaching/kind.ts';
import { thesisKind } from '../features/outputs/theses/kind.ts';
import { resourceKind } from '../features/resources/kind.ts';

export const outputDeclarations = {
  projects: projectKind,
  software: softwareKind,
  talks: talkKind,
  awards: awardKind,
  theses: thesisKind,
  teaching: courseKind,
  funding: fundingKind,
  resources: resourceKind,
} as const;

export type OutputDeclarations = typeof outputDeclarations;
