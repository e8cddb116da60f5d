import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { paths } from '@lab/contract/pages/paths';
import { type Position, type PositionForm, positionForm } from '@lab/contract/positions/schemas';
import { positionTexts } from '@lab/contract/positions/texts';
import { siteTexts } from '@lab/contract/texts';
import type { Control } from 'react-hook-form';
import type { Content } from '../../../desk/content.ts';
import { call } from '../../../lib/api.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

function Fields({ control }: { control: Control<PositionForm> }) {
  return (
    <>
      <TextField control={control} name="role" label={positionTexts.role} required />
      <TextArea
        control={control}
        name="qualifications"
        label={positionTexts.qualifications}
        minRows={2}
        required
      />
      <TextArea control={control} name="experience" label={positionTexts.experience} minRows={2} required />
      <TextArea
        control={control}
        name="internationalExposure"
        label={positionTexts.internationalExposure}
        minRows={2}
        required
      />
    </>
  );
}

const written = ({ _id, createdAt, ...rest }: Position) => rest;

export const positionContent: Content<Position, PositionForm> = {
  kind: 'position',
  title: siteTexts.menu.openPositions,
  texts: {
    empty: positionTexts.empty,
    updated: positionTexts.updated,
    deleted: positionTexts.deleted,
    failed: positionTexts.failed,
    deleteConfirm: positionTexts.deleteConfirm,
  },
  list: api.positions.list,
  create: {
    heading: positionTexts.form.addTitle,
    submit: positionTexts.form.submit,
    run: (body) => call(api.positions.create, { body }),
    done: positionTexts.added,
  },
  edit: (row, form) =>
    call(api.positions.edit, { params: { id: row._id }, body: { ...form, before: written(row) } }),
  remove: (id) => call(api.positions.delete, { params: { id } }),
  table: {
    columns: [
      { name: 'role', label: positionTexts.role, value: ({ role }) => role, long: true },
      {
        name: 'qualifications',
        label: positionTexts.qualifications,
        value: ({ qualifications }) => qualifications,
      },
      {
        name: 'experience',
        label: positionTexts.experience,
        value: ({ experience }) => experience,
        hidden: true,
      },
      {
        name: 'internationalExposure',
        label: positionTexts.internationalExposure,
        value: ({ internationalExposure }) => internationalExposure,
        hidden: true,
      },
    ],
    filters: [],
    nameOf: ({ role }) => role,
  },
  resolver: yupResolver(positionForm),
  blank: { role: '', qualifications: '', experience: '', internationalExposure: '' },
  valuesOf: written,
  Fields,
  liveAt: () => paths.joinUs,
};
