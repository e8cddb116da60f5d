import { sessionFormTexts } from '@lab/contract/features/session/forms/texts';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldOf, TextField } from './text-field.tsx';

interface Props<Values extends FieldValues> extends FieldOf<Values> {
  /** Tells password managers whether to fill in the stored password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** The button at its end shows what is typed, until it is pressed again. */
export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const [isShown, setShown] = useState(false);
  const button = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={sessionFormTexts.showPassword}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isShown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: { endAdornment: button },
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}
