/** In one module, because the script of every page names each module that it can load. */
import { awardKind, awardTexts } from '../features/made/awards/kind.ts';
import { fundingKind, fundingTexts } from '../features/made/funding/kind.ts';
import { projectKind, projectTexts } from '../features/made/projects/kind.ts';
import { softwareKind, softwareTexts } from '../features/made/software/kind.ts';
import { talkKind, talkTexts } from '../features/made/talks/kind.ts';
import { courseKind, teachingTexts } from '../features/made/teaching/kind.ts';
import { thesisKind, thesisTexts } from '../features/made/theses/kind.ts';
import { resourceKind } from '../features/resources/kind.ts';
import { resourceTexts } from '../features/resources/texts.ts';

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

/** By the names under which they are registered. */
export const madeWords = {
  project: projectTexts,
  funding: fundingTexts,
  resource: resourceTexts,
  software: softwareTexts,
  talk: talkTexts,
  award: awardTexts,
  thesis: thesisTexts,
  course: teachingTexts,
};
