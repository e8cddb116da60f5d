import DragIndicator from '@mui/icons-material/DragIndicator';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MoveButtons } from '../ui/form/move-buttons.tsx';
import { type Move, partToFocus } from '../ui/form/ordering.ts';
import styles from './ordered-rows.module.css';

interface Props {
  names: readonly string[];
  texts: {
    moveUp(name: string): string;
    moveDown(name: string): string;
    position(name: string, at: number, of: number): string;
  };
  onMove(from: number, to: number): void;
  children(index: number): ReactNode;
}

/** Rows in an order that a person chooses: by the handle, by buttons, or with Alt and an arrow key. */
export function OrderedRows({ names, texts, onMove, children }: Props) {
  const [dragged, setDragged] = useState<number>();
  const [last, setLast] = useState<Move & { said: string }>();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (last) partToFocus(list.current?.children[last.at], last.by)?.focus();
  }, [last]);

  function move(from: number, to: number, by: Move['by']) {
    if (from === to || to < 0 || to >= names.length) return;
    onMove(from, to);
    setLast({ at: to, by, said: texts.position(names[from] ?? '', to + 1, names.length) });
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1), 'keys');
  }

  return (
    <>
      <ol ref={list} className={styles.rows}>
        {names.map((name, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay where they are and exchange their values
            key={index}
            className={styles.row}
            onKeyDown={(event) => onKeyDown(event, index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index, 'drag');
              setDragged(undefined);
            }}
          >
            <span
              className={styles.handle}
              draggable
              onDragStart={() => setDragged(index)}
              aria-hidden="true"
            >
              <DragIndicator fontSize="small" />
            </span>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes a line */}
            <div role="group" aria-label={name} className={styles.content}>
              {children(index)}
            </div>
            <MoveButtons
              index={index}
              count={names.length}
              up={texts.moveUp(name)}
              down={texts.moveDown(name)}
              onMove={(to) => move(index, to, to < index ? 'up' : 'down')}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {last?.said}
      </p>
    </>
  );
}
