import { api } from '@lab/contract';
import { citedNames } from '@lab/contract/features/citations/metadata';
import type { ReadCitation } from '@lab/contract/features/citations/schemas';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { alwaysNeeded, neededOf } from '@lab/contract/features/papers/forms/asked';
import { paperTexts } from '@lab/contract/features/papers/texts';
import MuiTextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './requests.module.css';

const { read: texts } = citationTexts;

/** What the form needs and a citation could say. */
function missingIn(citation: ReadCitation): string {
  const needed = [...new Set([...alwaysNeeded, ...neededOf(citation.type ?? 'article')])];
  const missing = citedNames.filter((name) => needed.includes(name) && !citation[name]?.length);
  return missing.length > 0 ? texts.missing(missing.map((name) => paperTexts.fields[name]).join(', ')) : '';
}

interface Props {
  onRead(citation: ReadCitation): void;
  /** Shown first in the form of a new paper, because a citation fills most fields. */
  isNew: boolean;
}

export function FillFromCitation({ onRead, isNew }: Props) {
  const [text, setText] = useState('');
  const reading = useMutation({
    mutationFn: () => call(api.citations.read, { body: { text } }),
    onSuccess: onRead,
  });
  return (
    <details className={styles.citation} open={isNew}>
      <summary>{texts.heading}</summary>
      <MuiTextField
        label={texts.field}
        helperText={texts.hint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        maxRows={10}
      />
      <Notice kind="error">{reading.error && failureText(reading.error, texts.failed)}</Notice>
      <Notice>
        {reading.isSuccess && [texts.filled, missingIn(reading.data)].filter(Boolean).join(' ')}
      </Notice>
      <div>
        <Button
          kind="quiet"
          isBusy={reading.isPending}
          disabled={text.trim() === ''}
          onClick={() => reading.mutate()}
        >
          {texts.fill}
        </Button>
      </div>
    </details>
  );
}
