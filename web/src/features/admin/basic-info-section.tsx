import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { type BasicInfo, basicInfo, type LabInfo } from '@lab/contract/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { EditableSection } from './editable-section.tsx';
import { Facts } from './facts.tsx';
import { SectionForm } from './section-form.tsx';
import { useDeed } from './use-deed.ts';

const { name, phone, email, location } = labInfoTexts;

export function BasicInfoSection({ lab }: { lab: LabInfo }) {
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
      edit={(close) => <BasicInfoForm lab={lab} onClose={close} />}
    />
  );
}

function BasicInfoForm({ lab, onClose }: { lab: LabInfo; onClose: () => void }) {
  const form = useForm<BasicInfo>({
    resolver: yupResolver(basicInfo),
    defaultValues: { name: lab.name, phone: lab.phone, email: lab.email, location: lab.location },
  });
  const { control } = form;
  const saving = useDeed({
    run: (body: BasicInfo) => call(api.labInfo.updateBasicInfo, { body }),
    inForm: true,
    done: () => labInfoTexts.saved,
    failed: labInfoTexts.saveFailed,
  });
  return (
    <SectionForm form={form} draft="basicInfo" onSave={(body) => saving.mutateAsync(body)} onClose={onClose}>
      <TextField control={control} name="name" label={name} required />
      <TextField control={control} name="phone" label={phone} type="tel" required />
      <TextField control={control} name="email" label={email} type="email" required />
      <TextField control={control} name="location" label={location} required />
    </SectionForm>
  );
}
