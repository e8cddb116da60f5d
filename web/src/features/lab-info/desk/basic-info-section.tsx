import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { type BasicInfo, basicInfo } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useForm } from 'react-hook-form';
import { Facts } from '../../../desk/facts.tsx';
import { call } from '../../../lib/api.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EditableSection, type Editing } from './editable-section.tsx';
import type { FreshLabInfo } from './fresh-lab-info.ts';
import { SectionForm } from './section-form.tsx';

const { name, phone, email, location } = labInfoTexts;

export function BasicInfoSection({ lab }: { lab: FreshLabInfo }) {
  return (
    <EditableSection
      title={labInfoTexts.basicInfo}
      view={
        <Facts
          facts={{
            [name]: lab.name,
            [phone]: lab.phone,
            [email]: lab.email,
            [location]: lab.location,
          }}
        />
      }
      edit={(editing) => <BasicInfoForm lab={lab} {...editing} />}
    />
  );
}

const valuesOf = ({ name, phone, email, location }: FreshLabInfo): BasicInfo => ({
  name,
  phone,
  email,
  location,
});

function BasicInfoForm({ lab, ...editing }: Editing & { lab: FreshLabInfo }) {
  const form = useForm<BasicInfo>({ resolver: yupResolver(basicInfo), defaultValues: valuesOf(lab) });
  const { control } = form;
  return (
    <SectionForm
      {...editing}
      form={form}
      draft="basicInfo"
      target="basicInfo"
      lab={lab}
      valuesOf={valuesOf}
      onSave={(written, { seen }) =>
        call(api.labInfo.updateBasicInfo, { body: { ...written, before: valuesOf(seen) } })
      }
    >
      <TextField control={control} name="name" label={name} required />
      <TextField control={control} name="phone" label={phone} type="tel" required />
      <TextField control={control} name="email" label={email} type="email" required />
      <TextField control={control} name="location" label={location} required />
    </SectionForm>
  );
}
