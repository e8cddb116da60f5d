import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { type LabInfo, type SocialMedia, socialMedia } from '@lab/contract/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { EditableSection } from './editable-section.tsx';
import { Facts } from './facts.tsx';
import { SectionForm } from './section-form.tsx';
import { useDeed } from './use-deed.ts';

const networks = ['whatsApp', 'facebook', 'X', 'linkedIn'] as const;
const { social } = labInfoTexts;

export function SocialLinksSection({ lab }: { lab: LabInfo }) {
  return (
    <EditableSection
      title={labInfoTexts.socialMedia}
      view={
        <Facts
          facts={Object.fromEntries(networks.map((network) => [social[network], lab.socialMedia[network]]))}
        />
      }
      edit={(close) => <SocialLinksForm lab={lab} onClose={close} />}
    />
  );
}

function SocialLinksForm({ lab, onClose }: { lab: LabInfo; onClose: () => void }) {
  const form = useForm<SocialMedia>({
    resolver: yupResolver(socialMedia),
    defaultValues: lab.socialMedia,
  });
  const saving = useDeed({
    run: (body: SocialMedia) => call(api.labInfo.updateSocialMedia, { body }),
    inForm: true,
    done: () => labInfoTexts.saved,
    failed: labInfoTexts.saveFailed,
  });
  return (
    <SectionForm
      form={form}
      draft="socialMedia"
      onSave={(body) => saving.mutateAsync(body)}
      onClose={onClose}
    >
      {networks.map((network) => (
        <TextField key={network} control={form.control} name={network} label={social[network]} type="url" />
      ))}
    </SectionForm>
  );
}
