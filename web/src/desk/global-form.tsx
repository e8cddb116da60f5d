import { yupResolver } from '@hookform/resolvers/yup';
import type { Fields, Values, ValuesOf } from '@lab/contract/core/content/field';
import { inputSchema } from '@lab/contract/core/content/schemas';
import { declare } from '@lab/contract/lib/declare';
import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Control, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { Facts, factsIn } from './facts.tsx';
import { PartFields, PartForm, type PartFormProps } from './part-form.tsx';

type PartProps<Start> = PartFormProps<Start, FieldValues>;

export interface FieldsFormProps<F extends Fields, Start extends object>
  extends Pick<PartProps<Start>, 'draft' | 'target' | 'start' | 'onSaved' | 'onClose' | 'texts'>,
    Partial<Pick<PartProps<Start>, 'valuesOf' | 'stored'>> {
  fields: F;
  query: FetchQueryOptions<Start>;
  save: (body: ValuesOf<F> & { before: ValuesOf<F> }) => Promise<unknown>;
  /** Above the inputs. */
  children?: (control: Control) => ReactNode;
}

/** The form of a record of which there is one. After each saving it begins anew, from what is stored now. */
export function GlobalForm<F extends Fields, Start extends object>(
  props: Omit<FieldsFormProps<F, Start>, 'onClose'>,
) {
  const [times, setTimes] = useState(0);
  return <FieldsForm key={times} {...props} onClose={() => setTimes(times + 1)} />;
}

/** The form of declared fields, which are a part of the record or, with `valuesOf`, in a part of it. */
export function FieldsForm<F extends Fields, Start extends object>({
  fields,
  query,
  save,
  children,
  valuesOf = (record) => valuesIn(fields, record as Values),
  ...rest
}: FieldsFormProps<F, Start>) {
  const client = useQueryClient();
  const values = valuesOf(rest.start);
  const form = useForm({
    resolver: declare<Resolver>(yupResolver(inputSchema<Fields>(fields))),
    defaultValues: values,
  });
  return (
    <PartForm
      stored={<Facts facts={factsIn(fields, values)} />}
      {...rest}
      form={form}
      valuesOf={valuesOf}
      fetchCurrent={() => client.fetchQuery(query)}
      onSave={(written, { seen }) => save(declare({ ...written, before: valuesOf(seen) }))}
    >
      {children?.(form.control)}
      <PartFields form={form} fields={fields} />
    </PartForm>
  );
}

const valuesIn = (fields: Fields, record: Values) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]]));
