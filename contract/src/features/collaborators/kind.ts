import { limits } from '../../api/limits.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { collaboratorTexts } from './texts.ts';

export const collaboratorKind = declare({
  fields: {
    name: { is: 'text', label: 'Name', max: limits.title, missing: 'Name is required' },
    logo: {
      is: 'picture',
      label: 'Logo',
      missing: 'Please upload a logo image',
      tooLarge: 'Image must be less than 5MB',
      uploadFailed: 'Something went wrong during upload.',
    },
  },
  nameField: 'name',
  words: {
    one: 'Collaborator',
    title: 'Add Collaborators',
    heading: 'Add collaborator',
    submit: 'Add collaborator',
    empty: collaboratorTexts.empty,
    notFound: 'Collaborator not found.',
    added: 'Collaborator added successfully',
    updated: 'Collaborator updated successfully',
    deleted: 'Collaborator deleted',
  },
  collection: 'collaborations',
  shows: [],
  columns: { name: 'long' },
  home: { part: 'collaborators', bytes: 64_000 },
});

export type CollaboratorForm = FormOf<typeof collaboratorKind>;
export type Collaborator = RecordOf<typeof collaboratorKind>;
