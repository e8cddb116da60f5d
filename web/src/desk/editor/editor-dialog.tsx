import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import Button from '@mui/material/Button';
import type { KeyboardEvent, ReactNode } from 'react';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
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

/** No form element, because React would also submit the form around the editor. */
export function EditorDialog({
  title,
  confirm,
  isBusy = false,
  onConfirm,
  onRemove,
  onClose,
  children,
}: Props) {
  function onKeyDown(event: KeyboardEvent) {
    const isInput = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    if (event.key !== 'Enter' || !isInput || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onConfirm();
  }

  const buttons = (
    <>
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
    </>
  );
  return (
    <DialogFrame title={title} buttons={buttons} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.dialog}>{children}</div>
    </DialogFrame>
  );
}
