/** The steps of the form. All of them are one form with one button; a step is a heading to go to. */
import type { FieldName } from '../fields.ts';
import type { WorkType } from '../types.ts';
import { askedOf } from './asked.ts';

export const paperSteps = ['work', 'authors', 'files'] as const;

export type PaperStep = (typeof paperSteps)[number];

const ofItsOwn: Partial<Record<FieldName, PaperStep>> = {
  authors: 'authors',
  details: 'authors',
  keywords: 'authors',
  image: 'files',
  pdf: 'files',
  links: 'files',
};

/** What works of a type seldom have is in the last step. */
export function stepOf(name: FieldName, type: WorkType): PaperStep {
  const isAsked = name === 'type' || askedOf[type].includes(name);
  return ofItsOwn[name] ?? (isAsked ? 'work' : 'files');
}
