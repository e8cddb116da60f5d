import { lengthOf } from '@lab/contract/lib/length';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Pending } from './confirm.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { Mui } from './mui.tsx';

export default function Dialog({ pending }: { pending: Pending }) {
  const { title, text, confirm, cancel, danger, words, answer } = pending;
  const [given, give] = useState(words?.start ?? '');
  const length = lengthOf(given);
  const tooLong = words !== undefined && length > words.max;
  const buttons = (
    <>
      {cancel && (
        <Button variant="outlined" autoFocus={!words} onClick={() => answer(false)}>
          {cancel}
        </Button>
      )}
      <Button
        variant="contained"
        autoFocus={!cancel && !words}
        color={danger ? 'error' : 'primary'}
        disabled={tooLong}
        onClick={() => answer(true, given.trim())}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <Mui>
      <DialogFrame title={title} text={text} maxWidth="xs" buttons={buttons} onClose={() => answer(false)}>
        {words && (
          <TextField
            autoFocus
            multiline
            minRows={3}
            margin="normal"
            label={words.label}
            value={given}
            error={tooLong}
            helperText={
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <span>{words.help}</span>
                <span>{fieldTexts.counter(length, words.max)}</span>
              </Box>
            }
            onChange={({ target }) => give(target.value)}
          />
        )}
      </DialogFrame>
    </Mui>
  );
}
