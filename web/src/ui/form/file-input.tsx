import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  onChoose: (file: File) => void;
}

/** For the keyboard and screen readers; the button that is seen beside it presses it. */
export function FileInput({ onChoose, ...rest }: Props) {
  return (
    <input
      {...rest}
      className="visually-hidden"
      type="file"
      onChange={({ target }) => {
        const file = target.files?.[0];
        // Without this, the browser sends no change event when the same file is chosen again, perhaps corrected.
        target.value = '';
        if (file) onChoose(file);
      }}
    />
  );
}
