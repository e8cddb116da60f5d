import { typedLimits } from '@lab/contract/api/shown-limits';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './paper-filter-form.module.css';
import type { SuggestionsProps } from './suggestions.tsx';

interface Props {
  defaultValue: string | undefined;
  /** Their present names. */
  areas: readonly string[];
}

/**
 * The search field. Its suggestions are loaded when somebody types, because every first visit loads this
 * module.
 */
export function SearchBox({ defaultValue, areas }: Props) {
  const [typed, setTyped] = useState('');
  const [loaded, setLoaded] = useState<{ Suggestions: ComponentType<SuggestionsProps> }>();
  const [shown, setShown] = useState({});
  const onKeyDown = useRef<(event: KeyboardEvent) => void>(undefined);
  const id = useId();

  return (
    <div className={styles.search}>
      <label htmlFor={id}>{paperTexts.publications.search}</label>
      <input
        id={id}
        name="q"
        defaultValue={defaultValue}
        maxLength={typedLimits.search}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        {...shown}
        onChange={({ target }) => {
          setTyped(target.value);
          // The search works without suggestions.
          if (!loaded) import('./suggestions.tsx').then(setLoaded, () => {});
        }}
        onKeyDown={(event) => onKeyDown.current?.(event)}
        onBlur={() => setTyped('')}
      />
      {loaded && (
        <loaded.Suggestions
          id={`${id}list`}
          typed={typed}
          areas={areas}
          keys={onKeyDown}
          onShow={setShown}
          onClose={() => setTyped('')}
        />
      )}
    </div>
  );
}
