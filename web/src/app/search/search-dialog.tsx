import { paths } from '@lab/contract/features/pages/paths';
import { searchLimits } from '@lab/contract/features/search/limits';
import { searchTexts } from '@lab/contract/features/search/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { turnLetterKeys, useLetterKeysOn } from '../../lib/letter-keys.ts';
import { closingIcon, IconButton } from '../../ui/icon-button.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { idOfOption, Options, rowsOf } from './options.tsx';
import styles from './search-dialog.module.css';
import { useFound } from './use-found.ts';

interface Props {
  /** While the code was being loaded. */
  typed: string;
  onClose(): void;
}

const listId = 'found';

/** The search of the whole site: an ARIA combobox, in which the focus stays in the field. */
export function SearchDialog({ typed, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(typed);
  const navigate = useNavigate();
  const { q, found, isReady, isError, refetch } = useFound(text);
  const [chosen, choose] = useState({ q: '', at: 0 });
  const count = found ? rowsOf(found).length : 0;
  // Of another query the first result is chosen.
  const at = chosen.q === q ? Math.min(chosen.at, count - 1) : 0;
  const active = count > 0 ? idOfOption(at) : undefined;

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const close = () => dialog.current?.close();
  const toAll = `${paths.search}?${new URLSearchParams({ q: text.trim() })}`;
  const follow = () => {
    // What is shown may still be of what was typed before.
    const option = active && q === text.trim() ? document.getElementById(active) : null;
    if (option) return option.click();
    close();
    navigate(toAll);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || count === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    choose({ q, at: (at + step + count) % count });
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, without our help
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={searchTexts.title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.inside}>
        <search>
          <form
            action={paths.search}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              follow();
            }}
          >
            <input
              name="q"
              value={text}
              maxLength={searchLimits.query}
              aria-label={searchTexts.field}
              placeholder={searchTexts.field}
              enterKeyHint="go"
              autoComplete="off"
              spellCheck={false}
              dir="auto"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={count > 0}
              aria-controls={count > 0 ? listId : undefined}
              aria-activedescendant={active}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={onKeyDown}
            />
            <IconButton className={styles.close} label={siteTexts.close} path={closingIcon} onClick={close} />
          </form>
        </search>
        <div className={styles.results}>
          <State found={found} />
          {!isReady && !isError && <Loading text={searchTexts.loading} />}
          {!isReady && isError && (
            <Failed text={searchTexts.failed} onRetry={refetch}>
              {q && (
                <Link to={toAll} onClick={close}>
                  {searchTexts.all}
                </Link>
              )}
            </Failed>
          )}
          {isReady && q === '' && <p className={styles.lead}>{searchTexts.lead}</p>}
          {found && <Options id={listId} found={found} toAll={toAll} active={at} onFollow={close} />}
        </div>
        <Keys />
      </div>
    </dialog>
  );
}

/** What screen readers are told while somebody types. */
function State({ found }: { found: ReturnType<typeof useFound>['found'] }) {
  const { groups = [], instead, isPartial } = found ?? {};
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <div role="status" className={styles.state}>
      {found && <p>{count === 0 ? searchTexts.none : searchTexts.found(count)}</p>}
      {instead && (
        <p>
          {siteTexts.frame.showingInstead} <b dir="auto">{instead}</b>
        </p>
      )}
      {isPartial && count > 0 && <p>{searchTexts.partial}</p>}
      {found && count === 0 && <p>{searchTexts.noneHint}</p>}
    </div>
  );
}

function Keys() {
  const areOn = useLetterKeysOn();
  return (
    <p className={styles.keys}>
      <span>{searchTexts.keys}</span>
      <button type="button" aria-pressed={areOn} onClick={() => turnLetterKeys(!areOn)}>
        {searchTexts.letterKey}
      </button>
    </p>
  );
}
