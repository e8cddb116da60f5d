import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { withWrittenNames } from '@lab/contract/features/citations/name-parts';
import { pastedNames } from '@lab/contract/features/citations/pasted-names';
import { paperFieldsOf } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type FieldError, useFormState, useWatch } from 'react-hook-form';
import { endpointQuery } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { type Move, moved, partToFocus } from '../../../ui/form/ordering.ts';
import { AuthorRow } from './author-row.tsx';
import type { PaperFieldsProps } from './paper-values.ts';

/** Updates the marks of authors when a name is changed or removed. */
function useMarks({ control, setValue }: PaperFieldsProps) {
  const marked = useWatch({ control, name: ['corresponding', 'equalContribution'] });
  const [authors] = useWatch({ control, name: ['authors'] });

  /** Without a new name the mark is taken away too. */
  return (index: number, written = '') => {
    const [old, now] = [authors[index]?.trim() ?? '', written.trim()];
    // Of two authors with one name the other keeps the mark.
    if (!old || old === now || authors.filter((name) => name.trim() === old).length > 1) return;
    for (const [at, name] of paperFieldsOf('someAuthors').entries()) {
      const names = marked[at] ?? [];
      if (!names.includes(old)) continue;
      const renamed = names.flatMap((each) => (each === old ? now || [] : each));
      setValue(name, renamed, { shouldDirty: true });
    }
  };
}

/**
 * Suggests people who are or were on the team, and co-authors of the person's published papers. Both are
 * public.
 */
function useAuthorNames(chosen: readonly string[], enabled: boolean): string[] {
  const { user } = useSession();
  const author = user?.name ?? '';
  const team = useQuery({ ...endpointQuery(api.alumni.people, {}), enabled });
  const earlier = useQuery({
    ...endpointQuery(api.papers.list, { query: { exactAuthor: author } }),
    enabled: enabled && author !== '',
  });
  const names = [
    ...(team.data?.map(({ name }) => name) ?? []),
    ...(earlier.data?.flatMap((paper) => withWrittenNames(paper, paper.nameParts).authors) ?? []),
  ];
  return [...new Set(names)].filter((name) => !chosen.includes(name));
}

const { fields } = paperTexts;
const { write } = paperFormTexts;

interface Change extends Move {
  /** For screen readers. */
  said: string;
}

/** Blank authors are dropped when the paper is sent. */
export function AuthorsField({ control, setValue }: PaperFieldsProps) {
  const authors = useWatch({ control, name: 'authors' });
  const { errors } = useFormState({ control, name: 'authors' });
  // Of the whole list, by the form or the server; what is wrong with one name stands at its row.
  const { root, message = root?.message } = (errors.authors ?? {}) as FieldError;
  const moveMarks = useMarks({ control, setValue });
  const [isUsed, setUsed] = useState(false);
  const names = useAuthorNames(authors, isUsed);
  const [dragged, setDragged] = useState<number>();
  const [last, setLast] = useState<Change>();
  const list = useRef<HTMLOListElement>(null);

  // The rows stay where they are and exchange their names, so the focus has to follow the name.
  useEffect(() => {
    if (last) partToFocus(list.current?.children[last.at], last.by)?.focus();
  }, [last]);

  const change = (next: string[]) => setValue('authors', next, { shouldDirty: true });

  function move(from: number, to: number, by: Change['by']) {
    if (from === to || to < 0 || to >= authors.length) return;
    change(moved(authors, from, to));
    setLast({ at: to, by, said: write.authorMoved(authors[from] ?? '', to + 1, authors.length) });
  }

  /** Adds names below a row, or in its place if nothing is written there. */
  function insert(names: string[], index: number, said = '') {
    const start = authors[index]?.trim() ? index + 1 : index;
    change([...authors.slice(0, start), ...names, ...authors.slice(index + 1)]);
    setLast({ at: start + names.length - 1, by: 'keys', said });
  }

  function onPaste(event: ClipboardEvent, index: number) {
    const names = pastedNames(event.clipboardData.getData('text/plain'));
    if (names.length === 0) return;
    event.preventDefault();
    insert(names, index, write.authorsPasted(names.length));
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key === 'Enter') return addBelow(event, index);
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1), 'keys');
  }

  /** Enter would send the form, or chooses a suggestion that is marked. */
  function addBelow(event: KeyboardEvent, index: number) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.hasAttribute('aria-activedescendant')) return;
    event.preventDefault();
    if (target.value.trim() && authors.length < limits.authors) insert([''], index);
  }

  return (
    <FieldGroup legend={fields.authors}>
      <p>{write.authorsHelp}</p>
      {message && <FormHelperText error>{message}</FormHelperText>}
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
            onPaste={(event) => onPaste(event, index)}
            onDrag={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, index, 'drag');
              setDragged(undefined);
            }}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {last?.said}
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
