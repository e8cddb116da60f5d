import { object, string } from 'yup';
import { fieldTexts } from '../../field-texts.ts';
import { text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { citationStyles } from '../styles.ts';
import { listLayouts } from './options.ts';
import { listTexts } from './texts.ts';

const oneOf = (label: string, names: readonly string[]) =>
  string()
    .oneOf(['', ...names], fieldTexts.wrongType(label))
    .typeError(fieldTexts.wrongType(label));

export const listOptions = object({
  style: oneOf(listTexts.style, citationStyles),
  layout: oneOf(listTexts.layout, listLayouts),
  bold: text(listTexts.bold, limits.id),
  person: text(listTexts.bold, limits.id),
});
