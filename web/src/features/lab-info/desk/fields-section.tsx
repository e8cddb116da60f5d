import { yupResolver } from '@hookform/resolvers/yup';
import type { Fields } from '@lab/contract/core/content/field';
import { inputSchema } from '@lab/contract/core/content/schemas';
import { type Resolver, useForm } from 'react-hook-form';
import { Facts, factsIn } from '../../../desk/facts.tsx';
import { PartFields } from '../../../desk/part-form.tsx';
import { EditableSection, type Editing, type FreshLabInfo, SectionForm } from './section.tsx';

type Texts = Record<string, string>;

interface Props<Values extends Texts> {
  /** The name of the part in the activity log, and of its draft. */
  part: string;
  title: string;
  fields: Fields & Record<keyof Values, unknown>;
  lab: FreshLabInfo;
  valuesOf: (lab: FreshLabInfo) => Values;
  save: (written: Values & { before: Values }) => Promise<unknown>;
}

/** A section whose values are fields, as the contact or the social links are. */
export function FieldsSection<Values extends Texts>({ title, ...props }: Props<Values>) {
  const { fields, lab, valuesOf } = props;
  return (
    <EditableSection
      title={title}
      view={<Facts facts={factsIn(fields, valuesOf(lab))} />}
      edit={(editing) => <FieldsForm {...props} {...editing} />}
    />
  );
}

function FieldsForm<Values extends Texts>(props: Omit<Props<Values>, 'title'> & Editing) {
  const { part, fields, save, valuesOf, ...rest } = props;
  const form = useForm<Texts>({
    resolver: yupResolver(inputSchema<Fields>(fields)) as unknown as Resolver<Texts>,
    defaultValues: valuesOf(rest.lab),
  });
  return (
    <SectionForm
      {...rest}
      form={form}
      draft={part}
      target={part}
      valuesOf={valuesOf}
      onSave={(written, { seen }) => save({ ...(written as Values), before: valuesOf(seen) })}
    >
      <PartFields form={form} fields={fields} />
    </SectionForm>
  );
}
