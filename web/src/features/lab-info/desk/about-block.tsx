import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { LabBlockName } from '@lab/contract/features/lab-info/blocks';
import { type LabBlock, labBlock } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useForm } from 'react-hook-form';
import styles from '../../../desk/desk.module.css';
import { LongTextField } from '../../../desk/editor/long-text-field.tsx';
import { call } from '../../../lib/api.ts';
import { useImageUpload } from '../../../lib/upload-image.ts';
import { AltField, isAltMissing } from '../../../ui/form/alt-field.tsx';
import { ImageField } from '../../../ui/form/image-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { EditableSection, type Editing, type FreshLabInfo, SectionForm } from './section.tsx';

interface Props {
  name: LabBlockName;
  lab: FreshLabInfo;
}

export function AboutBlock({ name, lab }: Props) {
  const block = lab[name];
  return (
    <EditableSection
      title={labInfoTexts[name]}
      view={
        <div className={styles.block}>
          <Picture src={block.image} alt="" width={192} height={128} sizes="192px" wide />
          <div>
            <h3>{block.name || labInfoTexts[name]}</h3>
            <WrittenText html={lab.formatted[name]?.html} text={block.details || labInfoTexts.noDetails} />
          </div>
        </div>
      }
      edit={(editing) => <BlockForm name={name} lab={lab} {...editing} />}
    />
  );
}

function BlockForm({ name, lab, ...editing }: Props & Editing) {
  const valuesOf = (of: FreshLabInfo): LabBlock => ({
    ...of[name],
    formatted: of.formatted[name]?.text ?? '',
  });
  const form = useForm<LabBlock>({ resolver: yupResolver(labBlock), defaultValues: valuesOf(lab) });
  const upload = useImageUpload({ purpose: 'lab' });
  return (
    <SectionForm
      {...editing}
      form={form}
      draft={`block:${name}`}
      target={name}
      lab={lab}
      valuesOf={valuesOf}
      isIncomplete={() => upload.chosen && isAltMissing({ form, name: 'imageAlt' })}
      onSave={async (written, { seen, ...attempt }) => {
        const image = (await upload.send(attempt)) ?? written.image;
        const body = { [name]: { ...written, image }, before: { [name]: valuesOf(seen) } };
        return call(api.labInfo.updateBlocks, { body });
      }}
    >
      <TextField control={form.control} name="name" label={labInfoTexts.blockName} required />
      <LongTextField
        control={form.control}
        name="formatted"
        label={labInfoTexts.details}
        words={{ name: 'details', max: limits.prose }}
      />
      <ImageField
        label={labInfoTexts.image}
        upload={upload}
        stored={lab[name].image}
        width={192}
        height={128}
      />
      {(lab[name].image || upload.chosen) && <AltField form={form} name="imageAlt" />}
    </SectionForm>
  );
}
