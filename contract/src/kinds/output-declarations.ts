/** In one module, because the script of every page names each module that it can load. */
import { awardKind, awardTexts } from '../features/outputs/awards/kind.ts';
import { fundingKind, fundingTexts } from '../features/outputs/funding/kind.ts';
import { projectKind, projectTexts } from '../features/outputs/projects/kind.ts';
import { softwareKind, softwareTexts } from '../features/outputs/software/kind.ts';
import { talkKind, talkTexts } from '../features/outputs/talks/kind.ts';
import { courseKind, teachingTexts } from '../features/outputs/teaching/kind.ts';
import { thesisKind, thesisTexts } from '../features/outputs/theses/kind.ts';
import { resourceKind } from '../features/resources/kind.ts';
import { resourceTexts } from '../features/resources/texts.ts';

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

/** By the names under which they are registered. */
export const outputWords = {
  project: projectTexts,
  funding: fundingTexts,
  resource: resourceTexts,
  software: softwareTexts,
  talk: talkTexts,
  award: awardTexts,
  thesis: thesisTexts,
  course: teachingTexts,
};
