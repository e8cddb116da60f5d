import { api } from '@lab/contract';
import { fieldTexts, siteTexts } from '@lab/contract/texts';
import MuiTextField from '@mui/material/TextField';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { endpointQuery, recordQuery } from '../lib/query.ts';
import { Button } from '../ui/button.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import type { FieldOf } from '../ui/form/text-field.tsx';

const mostFound = 5;

/** Papers of the lab, found by a search and stored by their ids. */
export function WorksField({ control, name, label, max }: FieldOf<FieldValues> & { max: number }) {
  const { field, fieldState } = useController({ control, name });
  const [words, setWords] = useState('');
  const [q, search] = useState('');
  const list = endpointQuery(api.papers.list, { query: { q, limit: mostFound } });
  const { data: found = [] } = useQuery({ ...list, enabled: q !== '' });
  const chosen: string[] = field.value ?? [];
  const papers = useQueries({
    queries: chosen.map((id) => recordQuery(api.papers.get, { params: { id } })),
  });
  const titles = papers.map(({ data }) =>
    data === null ? fieldTexts.gone : (data?.title ?? siteTexts.loading),
  );
  return (
    <FieldGroup legend={label}>
      {chosen.map((id, at) => (
        <div key={id}>
          {titles[at]}{' '}
          <Button
            kind="quiet"
            aria-label={`${siteTexts.delete}: ${titles[at]}`}
            onClick={() => field.onChange(chosen.filter((other) => other !== id))}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </div>
      ))}
      {fieldState.error?.message && <p role="alert">{fieldState.error.message}</p>}
      {chosen.length < max && (
        <>
          <MuiTextField
            label={`${label}: ${fieldTexts.searchWorks}`}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button kind="quiet" onClick={() => search(words.trim())}>
            {fieldTexts.searchWorks}
          </Button>
          {found
            .filter(({ _id }) => !chosen.includes(_id))
            .map(({ _id, title }) => (
              <Button key={_id} kind="quiet" onClick={() => field.onChange([...chosen, _id])}>
                {title}
              </Button>
            ))}
        </>
      )}
    </FieldGroup>
  );
}
