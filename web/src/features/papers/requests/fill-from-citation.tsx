import { api } from '@lab/contract';
import type { ReadCitation } from '@lab/contract/citations/schemas';
import { citationTexts } from '@lab/contract/citations/texts';
import MuiTextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './requests.module.css';

const { read: texts } = citationTexts;

interface Props {
  onRead(citation: ReadCitation): void;
  /** A new paper starts here, if there is a citation of it. */
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
      <Notice>{reading.isSuccess && texts.filled}</Notice>
      <div>
        <Button
          kind="quiet"
          disabled={reading.isPending || text.trim() === ''}
          onClick={() => reading.mutate()}
        >
          {texts.fill}
        </Button>
      </div>
    </details>
  );
}
