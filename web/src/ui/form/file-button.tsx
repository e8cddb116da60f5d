import { type ReactNode, type Ref, use } from 'react';
import { type ButtonKind, lookOfButton } from '../button.tsx';
import styles from './form.module.css';
import { FormIsBusy } from './form.tsx';

interface Props {
  /** What the file is, for those who do not see what is around the button. */
  label: string;
  /** The words of the button. */
  children: ReactNode;
  /** As the browser's attribute. */
  accept: string;
  multiple?: boolean;
  kind?: ButtonKind;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
  onChoose: (file: File, ...others: File[]) => void;
}

/** A field for files, which looks like a button for the mouse, the finger and the keyboard. */
export function FileButton(props: Props) {
  const { label, children, accept, multiple, kind = 'quiet', invalid, describedBy, ref, onChoose } = props;
  const disabled = use(FormIsBusy) || props.disabled;
  return (
    <label className={lookOfButton(kind, styles.file)}>
      <input
        ref={ref}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        disabled={disabled}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? [];
          // Without this, the browser sends no change event when the same file is chosen again.
          target.value = '';
          if (file) onChoose(file, ...others);
        }}
      />
      {children}
    </label>
  );
}
