import { paperSearchTexts } from '@lab/contract/features/papers/search/texts';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionsProps {
  id: string;
  typed: string;
  areas: readonly string[];
  /** The key handling for the field, which keeps the focus. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Gets the ARIA attributes that connect the field with the list. */
  onShow: (attributes: object) => void;
  onClose: () => void;
}

/** The list of an ARIA combobox: the focus stays in the field while arrow keys choose. */
export function Suggestions({ id, typed, areas, keys, onShow, onClose }: SuggestionsProps) {
  const suggestions = useSuggestions(typed, areas);
  const [chosen, setChosen] = useState(-1);
  const navigate = useNavigate();
  const open = suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const active = open && chosen >= 0 ? optionId(chosen) : undefined;

  // Another text has other suggestions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on nothing else
  useEffect(() => setChosen(-1), [typed]);

  useEffect(() => {
    onShow({
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': active,
    });
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [open, id, active, onShow]);

  const follow = (index: number) => {
    onClose();
    const to = suggestions[index]?.to;
    if (to) navigate(to);
  };

  useEffect(() => {
    keys.current = (event) => {
      if (event.nativeEvent.isComposing) return;
      // The form is sent.
      if (event.key === 'Enter' && chosen < 0) return onClose();
      if (!open) return;
      // One place before the first is the field itself.
      const places = suggestions.length + 1;
      const acts: Partial<Record<string, () => void>> = {
        ArrowDown: () => setChosen(((chosen + 2) % places) - 1),
        ArrowUp: () => setChosen(((chosen + places) % places) - 1),
        Escape: onClose,
        Enter: () => follow(chosen),
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
  });

  if (!open) return null;
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={paperSearchTexts.suggestions}>
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
          <small>{paperSearchTexts.kinds[kind]}</small>
        </div>
      ))}
    </div>
  );
}
