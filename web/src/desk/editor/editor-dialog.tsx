import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import Button from '@mui/material/Button';
import type { KeyboardEvent, ReactNode } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import styles from './editor.module.css';

interface Props {
  title: string;
  /** What is there is changed, instead of something new inserted. */
  isChange?: boolean;
  isBusy?: boolean;
  onConfirm(): void;
  /** Removes what is being changed. */
  onRemove?: () => void;
  onClose(): void;
  children: ReactNode;
}

/** No form element, because React would also submit the form around the editor. */
export function EditorDialog({ title, isChange, isBusy = false, onConfirm, onRemove, ...rest }: Props) {
  const { onClose, children } = rest;

  function onKeyDown(event: KeyboardEvent) {
    const isInput = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    if (event.key !== 'Enter' || !isInput || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onConfirm();
  }

  const buttons = (
    <>
      {isChange && onRemove && (
        <Button color="error" onClick={onRemove}>
          {editorTexts.remove}
        </Button>
      )}
      <Button variant="outlined" onClick={onClose}>
        {editorTexts.cancel}
      </Button>
      <BusyButton variant="contained" isBusy={isBusy} onClick={onConfirm}>
        {isChange ? editorTexts.change : editorTexts.insert}
      </BusyButton>
    </>
  );
  return (
    <DialogFrame title={title} buttons={buttons} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.dialog}>{children}</div>
    </DialogFrame>
  );
}
