import { words } from '../../../texts/words.ts';

/** For people who register or apply, when the lab has a text to agree to. */
export const consentTexts = words('consent', {
  title: 'The lab asks for your consent',
  agree: 'I have read this and agree',
  required: 'Please read the text and agree to it',
  changed: 'The text has changed. Please read it again and agree to it',
});
