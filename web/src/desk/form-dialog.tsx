import { siteTexts } from '@lab/contract/texts/texts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { BusyButton } from '../ui/busy-button.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { Form } from '../ui/form/form.tsx';

interface Props {
  title: string;
  text: string;
  confirm: string;
  isBusy: boolean;
  /** There is nothing to confirm. */
  isUseless?: boolean;
  /** Where there is nothing to cancel any more. */
  close?: string | undefined;
  onSubmit: () => unknown;
  onClose: () => void;
  children?: ReactNode;
}

/** A few questions about one act; what was typed stays when it fails. */
export function FormDialog(props: Props) {
  const {
    title,
    text,
    confirm,
    isBusy,
    isUseless,
    close = siteTexts.cancel,
    onSubmit,
    onClose,
    children,
  } = props;
  const id = useId();
  const buttons = (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={onClose}>
        {close}
      </Button>
      <BusyButton type="submit" form={id} variant="contained" isBusy={isBusy} disabled={isUseless}>
        {confirm}
      </BusyButton>
    </>
  );
  return (
    <DialogFrame title={title} text={text} buttons={buttons} onClose={onClose}>
      <Box sx={{ mt: 2 }}>
        <Form id={id} onSubmit={onSubmit}>
          {children}
        </Form>
      </Box>
    </DialogFrame>
  );
}
