import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { type SocialMedia, socialMedia } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useForm } from 'react-hook-form';
import { Facts } from '../../../desk/facts.tsx';
import { call } from '../../../lib/api.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EditableSection, type Editing } from './editable-section.tsx';
import type { FreshLabInfo } from './fresh-lab-info.ts';
import { SectionForm } from './section-form.tsx';

const networks = ['whatsApp', 'facebook', 'X', 'linkedIn'] as const;
const { social } = labInfoTexts;

export function SocialLinksSection({ lab }: { lab: FreshLabInfo }) {
  return (
    <EditableSection
      title={labInfoTexts.socialMedia}
      view={
        <Facts
          facts={Object.fromEntries(networks.map((network) => [social[network], lab.socialMedia[network]]))}
        />
      }
      edit={(editing) => <SocialLinksForm lab={lab} {...editing} />}
    />
  );
}

const valuesOf = ({ socialMedia }: FreshLabInfo) => socialMedia;

function SocialLinksForm({ lab, ...editing }: Editing & { lab: FreshLabInfo }) {
  const form = useForm<SocialMedia>({ resolver: yupResolver(socialMedia), defaultValues: valuesOf(lab) });
  return (
    <SectionForm
      {...editing}
      form={form}
      draft="socialMedia"
      target="socialMedia"
      lab={lab}
      valuesOf={valuesOf}
      onSave={(written, { seen }) =>
        call(api.labInfo.updateSocialMedia, { body: { ...written, before: valuesOf(seen) } })
      }
    >
      {networks.map((network) => (
        <TextField key={network} control={form.control} name={network} label={social[network]} type="url" />
      ))}
    </SectionForm>
  );
}
