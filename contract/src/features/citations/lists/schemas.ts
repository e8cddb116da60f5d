import { object, string } from 'yup';
import { text } from '../../../api/fields.ts';
import { limits } from '../../../api/limits.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
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
