import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
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
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // A click beside the dialog could lose what was typed.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {text}
        </DialogContentText>
        <Form id={id} onSubmit={onSubmit}>
          {children}
        </Form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isBusy} onClick={onClose}>
          {siteTexts.cancel}
        </Button>
        <Button type="submit" form={id} variant="contained" disabled={isBusy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
