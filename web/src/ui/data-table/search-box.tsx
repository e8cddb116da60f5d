import { deskTexts } from '@lab/contract/features/desk/texts';
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import styles from './data-table.module.css';

/**
 * In milliseconds; longer than the pause between two keys, so that the list is not searched for every letter.
 */
const pause = 150;

/** Updates the URL after a pause in typing, while the field itself changes at once. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const written = useRef(value);

  useEffect(() => {
    if (value === written.current) return;
    // The search was changed elsewhere, by a link or by the button that clears it.
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
    <TextField
      type="search"
      className={styles.search}
      placeholder={deskTexts.table.search}
      slotProps={{
        htmlInput: { 'aria-label': deskTexts.table.search },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
