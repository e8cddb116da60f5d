import { limits } from '@lab/contract/api/limits';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { versionKinds } from '@lab/contract/features/papers/versions';
import { useFieldArray } from 'react-hook-form';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AddLine, Line } from './lines.tsx';
import type { PaperFieldsProps } from './paper-values.ts';

const { more } = paperFormTexts;

const kinds = versionKinds.map((kind) => ({ value: kind, label: paperTexts.paper.versionKinds[kind] }));

/** Preprints and accepted manuscripts of the work. */
export function VersionsField({ control, label }: Pick<PaperFieldsProps, 'control'> & { label: string }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'otherVersions' });
  return (
    <FieldGroup legend={label}>
      {fields.map(({ id }, at) => (
        <Line key={id} at={at} removeLabel={more.removeVersion} onRemove={() => remove(at)}>
          <SelectField
            control={control}
            name={`otherVersions.${at}.kind`}
            label={more.kind}
            options={kinds}
          />
          <TextField control={control} name={`otherVersions.${at}.server`} label={more.server} />
          <DayField control={control} name={`otherVersions.${at}.date`} label={more.date} anyPrecision />
          <TextField control={control} name={`otherVersions.${at}.link`} label={more.link} />
        </Line>
      ))}
      {fields.length < limits.otherVersions && (
        <AddLine
          label={more.addVersion}
          onAdd={() => append({ kind: 'preprint', server: '', date: '', link: '' })}
        />
      )}
    </FieldGroup>
  );
}
