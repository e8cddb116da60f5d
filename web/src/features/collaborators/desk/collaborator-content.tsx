import { api } from '@lab/contract';
import {
  type Collaborator,
  type CollaboratorForm,
  collaboratorForm,
} from '@lab/contract/collaborators/schemas';
import { collaboratorTexts } from '@lab/contract/collaborators/texts';
import { paths } from '@lab/contract/pages/paths';
import type { Control } from 'react-hook-form';
import type { Content } from '../../../desk/content.ts';
import { call } from '../../../lib/api.ts';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

const { form, validation } = collaboratorTexts;

function Fields({ control }: { control: Control<CollaboratorForm> }) {
  return <TextField control={control} name="name" label={form.name} required />;
}

const written = ({ _id, ...rest }: Collaborator) => rest;

export const collaboratorContent: Content<Collaborator, CollaboratorForm> = {
  kind: 'collaborator',
  title: form.addTitle,
  texts: {
    empty: collaboratorTexts.empty,
    updated: collaboratorTexts.updated,
    deleted: collaboratorTexts.deleted,
    failed: collaboratorTexts.failed,
    deleteConfirm: collaboratorTexts.deleteConfirm,
  },
  list: api.collaborators.list,
  create: {
    heading: form.submit,
    submit: form.submit,
    run: (body) => call(api.collaborators.create, { body }),
    done: collaboratorTexts.added,
  },
  edit: (row, form) =>
    call(api.collaborators.edit, { params: { id: row._id }, body: { ...form, before: written(row) } }),
  remove: (id) => call(api.collaborators.delete, { params: { id } }),
  table: {
    columns: [{ name: 'name', label: form.name, value: ({ name }) => name, long: true }],
    filters: [],
    nameOf: ({ name }) => name,
  },
  pictureOf: ({ logo }) => logo,
  resolver: resolverWithout(collaboratorForm, 'logo'),
  blank: { name: '', logo: '' },
  valuesOf: written,
  image: {
    name: 'logo',
    label: form.logo,
    wish: { purpose: 'collaborators' },
    missing: validation.logo,
    tooLarge: validation.logoTooLarge,
    uploadFailed: collaboratorTexts.uploadFailed,
  },
  Fields,
  liveAt: () => paths.home,
};
