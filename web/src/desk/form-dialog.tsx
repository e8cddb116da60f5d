import { siteTexts } from '@lab/contract/texts/texts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { Form } from '../ui/form/form.tsx';

interface Props {
  title: string;
  text: string;
  confirm: string;
  isBusy: boolean;
  onSubmit: () => unknown;
  onClose: () => void;
  children?: ReactNode;
}

/** A few questions about one act; what was typed stays when it fails. */
export function FormDialog({ title, text, confirm, isBusy, onSubmit, onClose, children }: Props) {
  const id = useId();
  const buttons = (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={onClose}>
        {siteTexts.cancel}
      </Button>
      <Button type="submit" form={id} variant="contained" disabled={isBusy}>
        {confirm}
      </Button>
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
