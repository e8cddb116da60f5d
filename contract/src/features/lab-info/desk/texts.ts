export const slideTexts = {
  link: 'Link',
  linkHelp: 'A path of this site such as /news, or an address that starts with https://',
} as const;
