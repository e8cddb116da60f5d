import { api } from '@lab/contract';
import { type Area, type AreaForm, areaForm } from '@lab/contract/areas/schemas';
import { areaDeskTexts, areaTexts } from '@lab/contract/areas/texts';
import { paths } from '@lab/contract/pages/paths';
import type { Control } from 'react-hook-form';
import type { Content } from '../../../desk/content.ts';
import { call } from '../../../lib/api.ts';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SubDepartments } from './sub-departments.tsx';

const { form, validation } = areaTexts;

function Fields({ control }: { control: Control<AreaForm> }) {
  return (
    <>
      <TextField control={control} name="departmentName" label={form.departmentName} required />
      <TextArea control={control} name="details" label={form.details} minRows={5} required />
      <SubDepartments control={control} />
    </>
  );
}

const written = ({ _id, ...rest }: Area) => rest;

export const areaContent: Content<Area, AreaForm> = {
  kind: 'area',
  title: form.addTitle,
  texts: {
    empty: areaTexts.empty,
    updated: areaTexts.updated,
    deleted: areaTexts.deleted,
    failed: areaTexts.failed,
    deleteConfirm: areaTexts.deleteConfirm,
  },
  list: api.areas.list,
  create: {
    heading: form.submit,
    submit: form.submit,
    run: (body) => call(api.areas.create, { body }),
    done: areaTexts.added,
  },
  edit: (row, form) =>
    call(api.areas.edit, { params: { id: row._id }, body: { ...form, before: written(row) } }),
  remove: (id, moveTo) => call(api.areas.delete, { params: { id }, query: { moveTo } }),
  removal: areaDeskTexts.removal,
  table: {
    columns: [
      {
        name: 'departmentName',
        label: form.departmentName,
        value: ({ departmentName }) => departmentName,
        long: true,
      },
      {
        name: 'subDepartments',
        label: areaTexts.subDepartments,
        value: ({ subDepartments }) => subDepartments.map(({ name }) => name).join('; '),
      },
    ],
    filters: [],
    nameOf: ({ departmentName }) => departmentName,
  },
  pictureOf: ({ image }) => image,
  resolver: resolverWithout(areaForm, 'image'),
  blank: { departmentName: '', details: '', image: '', subDepartments: [] },
  valuesOf: written,
  image: {
    name: 'image',
    label: form.image,
    wish: { purpose: 'areas' },
    missing: validation.image,
    tooLarge: validation.imageTooLarge,
  },
  Fields,
  liveAt: ({ _id }) => paths.area(_id),
};
