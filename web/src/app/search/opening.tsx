/**
 * Opens the dialog of the search: by a link to the search, `/`, or Ctrl-K. Its code is loaded when it is
 * first opened. Without this the links lead to the page of the search.
 */
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { timeouts, withTimeout } from '../../lib/timeouts.ts';
import { toast } from '../../lib/toast.ts';
import { showSearch } from './search-host.tsx';
import { keepTyped } from './typed-early.ts';

// Vite moves a chained `.then` into its preload call, where it would miss a failure of loading the styles.
const fetchDialog = () => import('./search-dialog.tsx');

let isLoading = false;

async function open(link?: Element): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  // Gives the focus to the button of the menu, which gets it back from the dialog.
  link?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
  link?.setAttribute('aria-busy', 'true');
  const typed = keepTyped();
  try {
    const { SearchDialog } = await withTimeout(timeouts.slow, fetchDialog);
    showSearch(<SearchDialog typed={typed.end()} onClose={() => showSearch(null)} />);
  } catch {
    const q = typed.end();
    if (navigator.onLine) location.assign(q ? `${paths.search}?${new URLSearchParams({ q })}` : paths.search);
    else toast(siteTexts.noConnection, { kind: 'error' });
  } finally {
    isLoading = false;
    link?.removeAttribute('aria-busy');
  }
}

const writes = 'input, textarea, select, [contenteditable], [role="textbox"]';
const layers = 'dialog, [role="dialog"], [role="menu"], :popover-open';

/** Letters as keys can be turned off (lib/letter-keys.ts). */
const mayBeLetter = (target: Element) =>
  document.documentElement.dataset.letterKeys !== 'off' && !target.closest(writes);

function opens({ key, target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (altKey || isComposing || !(target instanceof Element) || target.closest(layers)) return false;
  const isCommand = ctrlKey || metaKey;
  // In an editor it makes a link.
  if (key.toLowerCase() === 'k') return isCommand && !target.closest('[contenteditable]');
  return key === '/' && !isCommand && mayBeLetter(target);
}

export function openSearchOnPress(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isLoading || !opens(event)) return;
    event.preventDefault();
    void open();
  };
  const onClick = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest(`a[href="${paths.search}"]`);
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void open(link);
  };
  document.addEventListener('keydown', onKey);
  // Before the link sees the click, which leaves alone what was prevented.
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('click', onClick, true);
  };
}
