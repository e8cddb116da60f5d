import { api } from '@lab/contract';
import { plainMath } from '@lab/contract/core/math/plain';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { endpointQuery, recordQuery } from '../lib/query.ts';
import { ChoicesField } from '../ui/form/choices-field.tsx';
import type { FieldOf } from '../ui/form/text-field.tsx';

const mostFound = 8;
/** Each search costs reads, so it waits until somebody stops typing. */
const pause = 300;

/** Papers of the lab, found by a search and stored by their ids. */
export function WorksField(props: FieldOf<FieldValues> & { required?: boolean; max: number }) {
  const [typed, setTyped] = useState('');
  const [q, search] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const list = endpointQuery(api.papers.list, { query: { q, limit: mostFound } });
  const { data: found = [], isFetching } = useQuery({ ...list, enabled: q.length > 2 });
  const chosen: string[] = useWatch({ control: props.control, name: props.name }) ?? [];
  const papers = useQueries({ queries: chosen.map((id) => recordQuery(api.papers.get, { params: { id } })) });
  const titles = papers.map(({ data }) =>
    data === null ? fieldTexts.gone : data ? plainMath(data.title) : siteTexts.loading,
  );
  const choices = [
    ...chosen.map((id, at) => ({ value: id, label: titles[at] ?? siteTexts.loading })),
    ...found
      .filter(({ _id }) => !chosen.includes(_id))
      .map(({ _id, title }) => ({ value: _id, label: plainMath(title) })),
  ];
  return (
    <ChoicesField
      {...props}
      choices={choices}
      helperText={fieldTexts.searchWorks}
      search={setTyped}
      searching={isFetching}
    />
  );
}
