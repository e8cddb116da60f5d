import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { basicInfoFields } from '@lab/contract/features/lab-info/fields';
import { type BasicInfo, basicInfo } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useForm } from 'react-hook-form';
import { Facts, factsIn } from '../../../desk/facts.tsx';
import { PartFields } from '../../../desk/part-form.tsx';
import { call } from '../../../lib/api.ts';
import { EditableSection, type Editing } from './editable-section.tsx';
import type { FreshLabInfo } from './fresh-lab-info.ts';
import { SectionForm } from './section-form.tsx';

export function BasicInfoSection({ lab }: { lab: FreshLabInfo }) {
  return (
    <EditableSection
      title={labInfoTexts.basicInfo}
      view={<Facts facts={factsIn(basicInfoFields, valuesOf(lab))} />}
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
      <PartFields form={form} fields={basicInfoFields} />
    </SectionForm>
  );
}
