import { limits } from '@lab/contract';
import { paperTexts } from '@lab/contract/papers/texts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './search-box.module.css';
import { useSuggestions } from './suggestions.ts';

const { publications } = paperTexts;

interface Props {
  defaultValue: string | undefined;
  /** Their present names. */
  areas: readonly string[];
}

/** The search field with suggestions, as an ARIA combobox: the focus stays in the field while arrow keys choose. */
export function SearchBox({ defaultValue, areas }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(-1);
  const suggestions = useSuggestions(typed, areas);
  const navigate = useNavigate();
  const id = useId();
  const open = suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (index: number) => {
    setChosen(index);
    document.getElementById(optionId(index))?.scrollIntoView?.({ block: 'nearest' });
  };
  const close = () => {
    setTyped('');
    setChosen(-1);
  };
  const follow = (index: number) => {
    const suggestion = suggestions[index];
    close();
    if (suggestion) navigate(suggestion.to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // The form is sent.
    if (event.key === 'Enter' && chosen < 0) return close();
    if (!open) return;
    // One place before the first is the field itself.
    const places = suggestions.length + 1;
    const acts: Partial<Record<string, () => void>> = {
      ArrowDown: () => choose(((chosen + 2) % places) - 1),
      ArrowUp: () => choose(((chosen + places) % places) - 1),
      Escape: close,
      Enter: () => follow(chosen),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.box}>
      <label htmlFor={id}>{publications.search}</label>
      <input
        id={id}
        name="q"
        defaultValue={defaultValue}
        maxLength={limits.search}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={chosen < 0 ? undefined : optionId(chosen)}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {open && (
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={publications.suggestions}>
          {suggestions.map(({ kind, text, to }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus.
            <div
              key={to}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              // The field would lose the focus, which closes the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => follow(index)}
            >
              <span dir="auto">{text}</span>
              <small>{publications.suggested[kind]}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
