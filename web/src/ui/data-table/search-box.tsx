import { deskTexts } from '@lab/contract/desk/texts';
import { useEffect, useRef, useState } from 'react';
import styles from './data-table.module.css';

/** Long enough to write a word without looking through the list at every letter. */
const pause = 150;

/** The address follows what is typed, after a pause. The field itself never waits for the address. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const written = useRef(value);

  useEffect(() => {
    if (value === written.current) return;
    // Changed from outside: another link, or the button that clears the search.
    written.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      onSearch(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <input
      className={styles.input}
      type="search"
      aria-label={deskTexts.table.search}
      placeholder={deskTexts.table.search}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
