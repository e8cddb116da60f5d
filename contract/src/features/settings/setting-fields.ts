import { string } from 'yup';
import { text } from '../../api/fields.ts';
import { settingsTexts } from './texts.ts';

/** Every field has to be sent, so that none is emptied by leaving it out. */
export const line = (label: string, max: number) => text(label, max).defined();

export const choice = <const Name extends string>(names: readonly Name[]) =>
  string().oneOf(names, settingsTexts.unknown).typeError(settingsTexts.unknown).defined();
