import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import type { LabBlockName } from '@lab/contract/lab-info/blocks';
import { type LabBlock, type LabInfo, labBlock } from '@lab/contract/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { useImageUpload } from '../../lib/upload-image.ts';
import type { Attempt } from '../../lib/use-sending.ts';
import { ImageField } from '../../ui/form/image-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import styles from './admin.module.css';
import { EditableSection } from './editable-section.tsx';
import { SectionForm } from './section-form.tsx';
import { useDeed } from './use-deed.ts';

interface Props {
  name: LabBlockName;
  block: LabInfo['overView'];
}

/** Overview, mission, history or vision. */
export function AboutBlock({ name, block }: Props) {
  return (
    <EditableSection
      title={labInfoTexts[name]}
      view={
        <div className={styles.block}>
          <Picture src={block.image} alt="" width={192} height={128} sizes="192px" wide />
          <div>
            <h3>{block.name || labInfoTexts[name]}</h3>
            <Prose text={block.details || labInfoTexts.noDetails} />
          </div>
        </div>
      }
      edit={(close) => <BlockForm name={name} block={block} onClose={close} />}
    />
  );
}

function BlockForm({ name, block, onClose }: Props & { onClose: () => void }) {
  const form = useForm<LabBlock>({ resolver: yupResolver(labBlock), defaultValues: block });
  const upload = useImageUpload({ purpose: 'lab' });
  const saving = useDeed({
    run: async ({ written, attempt }: { written: LabBlock; attempt: Attempt }) => {
      const image = (await upload.send(attempt)) ?? written.image;
      return call(api.labInfo.updateBlocks, { body: { [name]: { ...written, image } } as never });
    },
    inForm: true,
    done: () => labInfoTexts.saved,
    failed: labInfoTexts.saveFailed,
  });
  return (
    <SectionForm
      form={form}
      draft={`block:${name}`}
      onSave={(written, attempt) => saving.mutateAsync({ written, attempt })}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={labInfoTexts.blockName} required />
      <TextArea control={form.control} name="details" label={labInfoTexts.details} minRows={5} />
      <ImageField
        label={labInfoTexts.image}
        preview={upload.preview ?? block.image}
        progress={upload.progress}
        error={upload.error}
        width={192}
        height={128}
        onChoose={upload.choose}
      />
    </SectionForm>
  );
}
