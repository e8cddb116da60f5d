import type { Fields } from '@lab/contract/core/content/field';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { Facts, factsIn } from '../../../desk/facts.tsx';
import { FieldsForm, type FieldsFormProps } from '../../../desk/global-form.tsx';
import { EditableSection, type FreshLabInfo, freshLabInfoQuery } from './section.tsx';

type Given<F extends Fields> = Pick<FieldsFormProps<F, FreshLabInfo>, 'fields' | 'start' | 'save'>;

interface Props<F extends Fields> extends Given<F> {
  /** The name of the part in the activity log, and of its draft. */
  part: string;
  title: string;
  valuesOf: (lab: FreshLabInfo) => Record<string, unknown>;
}

/** A section whose values are fields, as the contact or the social links are. */
export function FieldsSection<F extends Fields>({ title, part, ...props }: Props<F>) {
  const { fields, start, valuesOf } = props;
  return (
    <EditableSection
      title={title}
      view={<Facts facts={factsIn(fields, valuesOf(start))} />}
      edit={(editing) => (
        <FieldsForm
          {...props}
          {...editing}
          query={freshLabInfoQuery}
          draft={part}
          target={part}
          texts={labInfoTexts}
        />
      )}
    />
  );
}
