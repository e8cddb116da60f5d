import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface Props extends Pick<DialogProps, 'maxWidth' | 'onKeyDown'> {
  title: string;
  text?: string | undefined;
  buttons: ReactNode;
  onClose(): void;
  children?: ReactNode;
}

export function DialogFrame({ title, text, buttons, onClose, children, ...rest }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
      // A click outside of the dialog could lose what was typed.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      {...rest}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        {text && <DialogContentText id={`${id}-text`}>{text}</DialogContentText>}
        {children}
      </DialogContent>
      <DialogActions>{buttons}</DialogActions>
    </Dialog>
  );
}
