/** The files that journalists download. */

export const pressLogos = ['logo', 'logoDark', 'icon'] as const;
type PressLogo = (typeof pressLogos)[number];

const folder = '/api/press/';

export const pressLogoFile = (logo: PressLogo) => `${folder}${logo}.png`;
export const pressPortraitFile = (memberId: string) => `${folder}portraits/${memberId}.jpg`;

/** Words in letters of any script, as the name of a file. */
export const spokenFileName = (words: string, ending: string) =>
  `${
    words
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .toLowerCase() || 'press'
  }.${ending}`;
