import type { KindWords } from '@lab/contract/core/content/kind';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { BusyButton } from '../ui/busy-button.tsx';
import { NativeSelect } from '../ui/form/native-select.tsx';
import styles from './desk.module.css';

/** Asks where the records that belong to a deleted one go; `reason` is the server's sentence about them. */
interface Props {
  texts: NonNullable<KindWords['removal']>;
  name: string;
  reason: string;
  targets: readonly { _id: string; name: string }[];
  busy: boolean;
  onMove: (target: string) => void;
  onCancel: () => void;
}

export function MoveAndDelete({ texts, name, reason, targets, busy, onMove, onCancel }: Props) {
  const [chosen, setChosen] = useState('');
  const id = useId();
  const choice = useRef<HTMLSelectElement>(null);
  // The Delete button may be far below.
  useEffect(() => choice.current?.focus(), []);

  return (
    <section className={styles.notice} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.title(name)}</h2>
      <p role="alert">{reason}</p>
      <div className={styles.decision}>
        <NativeSelect
          label={texts.target}
          value={chosen}
          options={targets.map(({ _id, name }) => ({ value: _id, label: name }))}
          inputRef={choice}
          onChange={setChosen}
        />
        <BusyButton
          variant="contained"
          color="error"
          isBusy={busy}
          disabled={!chosen}
          onClick={() => onMove(chosen)}
        >
          {texts.run}
        </BusyButton>
        <Button variant="outlined" disabled={busy} onClick={onCancel}>
          {siteTexts.cancel}
        </Button>
      </div>
    </section>
  );
}
