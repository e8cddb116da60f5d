import { api } from '@lab/contract';
import { deskTexts } from '@lab/contract/desk/texts';
import { limits } from '@lab/contract/limits';
import { paths } from '@lab/contract/pages/paths';
import { networks } from '@lab/contract/team/networks';
import { defaultTeamRole, teamRoles } from '@lab/contract/team/roles';
import { type Member, type MemberForm, memberForm } from '@lab/contract/team/schemas';
import { teamTexts } from '@lab/contract/team/texts';
import { fieldTexts } from '@lab/contract/texts';
import type { Control } from 'react-hook-form';
import type { Content } from '../../../desk/content.ts';
import { call } from '../../../lib/api.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const { fields, manage } = teamTexts;
const roles = teamRoles.map((role) => ({ value: role, label: teamTexts.sections[role] }));

function Fields({ control }: { control: Control<MemberForm> }) {
  return (
    <>
      <TextField control={control} name="name" label={fields.name} required />
      <SelectField control={control} name="role" label={fields.role} options={roles} required />
      <TextField control={control} name="email" label={fields.email} type="email" />
      <TextField control={control} name="phone" label={fields.phone} type="tel" />
      <TextField control={control} name="university" label={fields.university} />
      <TextArea control={control} name="details" label={fields.details} max={limits.details} />
      {networks.map((network) => (
        <TextField
          key={network}
          control={control}
          name={`socialMedia.${network}`}
          label={fields.social[network]}
          type="url"
        />
      ))}
    </>
  );
}

const written = ({ _id, createdAt, ...rest }: Member) => rest;

export const memberContent: Content<Member, MemberForm> = {
  kind: 'member',
  title: manage.title,
  texts: {
    empty: deskTexts.table.empty,
    updated: manage.updated,
    deleted: manage.deleted,
    failed: manage.failed,
    deleteConfirm: manage.deleteConfirm,
  },
  list: api.team.list,
  create: {
    heading: manage.add,
    submit: manage.add,
    run: (body) => call(api.team.create, { body }),
    done: manage.added,
    failed: manage.addFailed,
  },
  edit: (row, form) =>
    call(api.team.edit, { params: { id: row._id }, body: { ...form, before: written(row) } }),
  remove: (id) => call(api.team.delete, { params: { id } }),
  table: {
    columns: [
      { name: 'name', label: fields.name, value: ({ name }) => name },
      { name: 'role', label: fields.role, value: ({ role }) => teamTexts.sections[role] },
      { name: 'email', label: fields.email, value: ({ email }) => email },
      { name: 'university', label: fields.university, value: ({ university }) => university },
      {
        name: 'createdAt',
        label: deskTexts.table.date,
        value: ({ createdAt }) => createdAt,
        show: ({ createdAt }) => formatShortDate(createdAt),
      },
    ],
    filters: [
      { name: 'role', label: fields.role, options: roles, matches: ({ role }, value) => role === value },
    ],
    nameOf: ({ name }) => name,
  },
  pictureOf: ({ image }) => image,
  resolver: resolverWithout(memberForm, 'image'),
  blank: {
    name: '',
    role: defaultTeamRole,
    email: '',
    phone: '',
    university: '',
    details: '',
    image: '',
    socialMedia: { linkedin: '', twitter: '', facebook: '', github: '' },
  },
  valuesOf: written,
  image: {
    name: 'image',
    label: fields.image,
    wish: { purpose: 'profile' },
    tooLarge: fieldTexts.imageTooLarge,
    round: true,
  },
  Fields,
  liveAt: ({ _id }) => paths.member(_id),
};
