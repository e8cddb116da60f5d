import { limits } from '@lab/contract';
import { paperFormTexts } from '@lab/contract/papers/forms/texts';
import { paperTexts } from '@lab/contract/papers/texts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { AuthorRow } from './author-row.tsx';
import type { PaperFieldsProps } from './paper-values.ts';
import { useAuthorNames } from './use-author-names.ts';
import { useMarks } from './use-marks.ts';

const { fields } = paperTexts;
const { write } = paperFormTexts;

interface Move {
  to: number;
  by: 'keys' | 'up' | 'down' | 'drag';
}

/** The pressed button, or the other one at the end of the list. Focus on the input would open a phone's keyboard. */
function partToFocus(row: Element | undefined, by: Move['by']): HTMLElement | null | undefined {
  if (by === 'drag') return null;
  if (by === 'keys') return row?.querySelector('input');
  return (
    row?.querySelector<HTMLElement>(`[data-move="${by}"]:enabled`) ??
    row?.querySelector<HTMLElement>('[data-move]:enabled')
  );
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/** Blank authors are dropped when the paper is sent. */
export function AuthorsField({ control, setValue }: PaperFieldsProps) {
  const authors = useWatch({ control, name: 'authors' });
  const moveMarks = useMarks({ control, setValue });
  const [isUsed, setUsed] = useState(false);
  const names = useAuthorNames(authors, isUsed);
  const [dragged, setDragged] = useState<number>();
  const [last, setLast] = useState<Move>();
  const list = useRef<HTMLOListElement>(null);

  // The rows stay where they are and exchange their names, so the focus has to follow the name.
  useEffect(() => {
    if (last) partToFocus(list.current?.children[last.to], last.by)?.focus();
  }, [last]);

  const change = (next: string[]) => setValue('authors', next, { shouldDirty: true });

  function move(from: number, to: number, by: Move['by']) {
    if (from === to || to < 0 || to >= authors.length) return;
    change(moved(authors, from, to));
    setLast({ to, by });
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1), 'keys');
  }

  return (
    <FieldGroup legend={fields.authors}>
      <p>{write.authorsHelp}</p>
      <ol ref={list} onFocus={() => setUsed(true)}>
        {authors.map((_, index) => (
          <AuthorRow
            // biome-ignore lint/suspicious/noArrayIndexKey: authors have no id, and the form keeps their values
            key={index}
            control={control}
            index={index}
            count={authors.length}
            names={names}
            onMove={(to) => move(index, to, to < index ? 'up' : 'down')}
            onRename={(name) => moveMarks(index, name)}
            onRemove={() => {
              moveMarks(index);
              change(authors.filter((__, other) => other !== index));
            }}
            onKeyDown={(event) => onKeyDown(event, index)}
            onDrag={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, index, 'drag');
              setDragged(undefined);
            }}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {last && write.authorMoved(authors[last.to] ?? '', last.to + 1, authors.length)}
      </p>
      {authors.length < limits.authors && (
        <div>
          <Button kind="quiet" onClick={() => change([...authors, ''])}>
            {write.addAuthor}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
