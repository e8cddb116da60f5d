import { words } from '../../../texts/words.ts';

export const pressPortraitTexts = words('pressPortrait', {
  title: 'Portrait for the press',
  lead: 'Your portrait can be downloaded in full size on the page Press, with who took it. It is not, unless you say so, and only this picture: for another one you are asked again.',
  offered: 'My portrait may be used by the press',
  credit: 'Who took the picture',
  licence: 'Licence',
  noCredit: 'Please say who took the picture',
  noPortrait: 'Upload a portrait that visitors see, and you can offer it here.',
  changed: 'Your portrait has changed meanwhile. Please look at it again.',
  unknown: 'There is no such choice',
  saved: 'Portrait for the press updated',
  failed: 'Failed to update the portrait for the press',
} as const);
