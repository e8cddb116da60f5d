import { readWrittenName } from '@lab/contract/features/citations/written-names';
import type { Manuscript } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import MuiTextField from '@mui/material/TextField';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { type Control, useController } from 'react-hook-form';
import { MoveButtons } from '../../../ui/form/move-buttons.tsx';
import styles from './requests.module.css';

const { write } = paperFormTexts;

interface Props {
  control: Control<Manuscript>;
  index: number;
  count: number;
  /** Suggestions. */
  names: string[];
  onMove(to: number): void;
  onRename(name: string): void;
  onRemove(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPaste(event: ClipboardEvent): void;
  onDrag(): void;
  onDrop(): void;
}

/** How a name with a comma or braces will read. */
function hintFor(written: string): string | undefined {
  const { shown, parts } = readWrittenName(written);
  if (parts) return write.authorShown(shown);
  return /,\s*\S/.test(written) ? write.authorUncertain : undefined;
}

/** One author, who can be dragged by the handle, or moved with the buttons or with Alt and an arrow key. */
export function AuthorRow(props: Props) {
  const { control, index, count, names, onMove, onRename, onRemove, onKeyDown, onPaste, onDrag, onDrop } =
    props;
  const { field, fieldState } = useController({ control, name: `authors.${index}` });
  const label = `${paperTexts.fields.author} ${index + 1}`;
  const isAlone = count === 1;
  return (
    <li
      className={styles.author}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      {!isAlone && (
        <span className={styles.handle} draggable onDragStart={onDrag} aria-hidden="true">
          <DragIndicator fontSize="small" />
        </span>
      )}
      <Autocomplete
        freeSolo
        disableClearable
        fullWidth
        options={names}
        value={field.value ?? ''}
        inputValue={field.value ?? ''}
        onInputChange={(_, name, reason) => {
          // `reset` is a name that was moved here.
          if (reason !== 'reset') onRename(name);
          field.onChange(name);
        }}
        onBlur={field.onBlur}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            inputRef={field.ref}
            label={label}
            error={fieldState.invalid}
            helperText={fieldState.error?.message ?? hintFor(field.value ?? '')}
          />
        )}
      />
      {!isAlone && (
        <>
          <MoveButtons
            index={index}
            count={count}
            up={`${write.moveUp}: ${label}`}
            down={`${write.moveDown}: ${label}`}
            onMove={onMove}
          />
          <IconButton size="small" aria-label={`${write.removeAuthor} ${index + 1}`} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        </>
      )}
    </li>
  );
}
