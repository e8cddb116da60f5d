import { limits } from '../../api/limits.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { collaboratorDeskTexts } from './desk/texts.ts';
import { collaboratorTexts } from './texts.ts';

const { form, validation, uploadFailed, ...sentences } = collaboratorDeskTexts;

export const collaboratorKind = declare({
  fields: {
    name: { is: 'text', label: form.name, max: limits.title, missing: validation.name },
    logo: {
      is: 'picture',
      label: form.logo,
      missing: validation.logo,
      tooLarge: validation.logoTooLarge,
      uploadFailed,
    },
  },
  nameField: 'name',
  words: {
    ...sentences,
    empty: collaboratorTexts.empty,
    title: form.addTitle,
    heading: form.submit,
    submit: form.submit,
  },
  collection: 'collaborations',
  shows: [],
  columns: { name: 'long' },
  home: { part: 'collaborators', bytes: 68_000 },
});

export type CollaboratorForm = FormOf<typeof collaboratorKind>;
export type Collaborator = RecordOf<typeof collaboratorKind>;
