import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { socialMediaFields } from '@lab/contract/features/lab-info/fields';
import { type SocialMedia, socialMedia } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useForm } from 'react-hook-form';
import { Facts, factsIn } from '../../../desk/facts.tsx';
import { PartFields } from '../../../desk/part-form.tsx';
import { call } from '../../../lib/api.ts';
import { EditableSection, type Editing } from './editable-section.tsx';
import type { FreshLabInfo } from './fresh-lab-info.ts';
import { SectionForm } from './section-form.tsx';

export function SocialLinksSection({ lab }: { lab: FreshLabInfo }) {
  return (
    <EditableSection
      title={labInfoTexts.socialMedia}
      view={<Facts facts={factsIn(socialMediaFields, lab.socialMedia)} />}
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
      <PartFields form={form} fields={socialMediaFields} />
    </SectionForm>
  );
}
