import { textType } from './text.ts';

export const doi = textType(({ doi }) => doi());
