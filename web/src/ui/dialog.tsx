import { lengthOf } from '@lab/contract/lib/length';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { Pending } from './confirm.ts';
import { Mui } from './mui.tsx';

export default function Dialog({ pending }: { pending: Pending }) {
  const { title, text, confirm, cancel, danger, words, answer } = pending;
  const [given, give] = useState(words?.start ?? '');
  const length = lengthOf(given);
  const tooLong = words !== undefined && length > words.max;
  const id = useId();

  return (
    <Mui>
      <MuiDialog
        open
        fullWidth
        maxWidth="xs"
        transitionDuration={0}
        aria-labelledby={`${id}-title`}
        aria-describedby={text && `${id}-text`}
        // A click beside the dialog could lose what was typed.
        onClose={(_, reason) => reason === 'escapeKeyDown' && answer(false)}
      >
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          {text && <DialogContentText id={`${id}-text`}>{text}</DialogContentText>}
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
        </DialogContent>
        <DialogActions>
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
        </DialogActions>
      </MuiDialog>
    </Mui>
  );
}
