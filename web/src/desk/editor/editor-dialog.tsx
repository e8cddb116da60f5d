import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './editor.module.css';

interface Props {
  title: string;
  /** The name of the button that takes what was entered. */
  confirm: string;
  isBusy?: boolean;
  onConfirm(): void;
  /** Removes what is being changed. */
  onRemove?: () => void;
  onClose(): void;
  children: ReactNode;
}

/** No form element, because React would also submit the form in which the editor stands. */
export function EditorDialog({
  title,
  confirm,
  isBusy = false,
  onConfirm,
  onRemove,
  onClose,
  children,
}: Props) {
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    const isInput = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    if (event.key !== 'Enter' || !isInput || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onConfirm();
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={id}
      // A click beside the dialog could lose what was typed.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      onKeyDown={onKeyDown}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <div className={styles.dialog}>{children}</div>
      </DialogContent>
      <DialogActions>
        {onRemove && (
          <Button color="error" onClick={onRemove}>
            {editorTexts.remove}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {editorTexts.cancel}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
