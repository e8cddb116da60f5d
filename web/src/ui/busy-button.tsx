import Button, { type ButtonProps } from '@mui/material/Button';
import { Spinner } from './button.tsx';

interface Props extends ButtonProps {
  /** While that is done for which it was pressed. */
  isBusy: boolean;
}

/** A button that sends or deletes something; it shows that it waits, without a change of its width. */
export function BusyButton({ isBusy, ...rest }: Props) {
  return <Button {...rest} loading={isBusy} loadingIndicator={<Spinner />} aria-busy={isBusy || undefined} />;
}
