import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { type LabInfo, type SocialMedia, socialMedia } from '@lab/contract/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { useForm } from 'react-hook-form';
import { Facts } from '../../../desk/facts.tsx';
import { useDeed } from '../../../desk/use-deed.ts';
import { call } from '../../../lib/api.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EditableSection, type Editing } from './editable-section.tsx';
import { type Saving, SectionForm } from './section-form.tsx';

const networks = ['whatsApp', 'facebook', 'X', 'linkedIn'] as const;
const { social } = labInfoTexts;

export function SocialLinksSection({ lab }: { lab: LabInfo }) {
  return (
    <EditableSection
      title={labInfoTexts.socialMedia}
      target="socialMedia"
      view={
        <Facts
          facts={Object.fromEntries(networks.map((network) => [social[network], lab.socialMedia[network]]))}
        />
      }
      edit={(editing) => <SocialLinksForm lab={lab} {...editing} />}
    />
  );
}

const valuesOf = ({ socialMedia }: LabInfo) => socialMedia;

function SocialLinksForm({ lab, ...editing }: Editing & { lab: LabInfo }) {
  const form = useForm<SocialMedia>({ resolver: yupResolver(socialMedia), defaultValues: valuesOf(lab) });
  const saving = useDeed({
    run: ({ written, before }: { written: SocialMedia } & Saving) =>
      call(api.labInfo.updateSocialMedia, { body: { ...written, before: valuesOf(before) } }),
    inForm: true,
    target: () => 'socialMedia',
    done: () => labInfoTexts.saved,
    failed: labInfoTexts.saveFailed,
  });
  return (
    <SectionForm
      {...editing}
      form={form}
      draft="socialMedia"
      lab={lab}
      valuesOf={valuesOf}
      onSave={(written, save) => saving.mutateAsync({ written, ...save })}
    >
      {networks.map((network) => (
        <TextField key={network} control={form.control} name={network} label={social[network]} type="url" />
      ))}
    </SectionForm>
  );
}
