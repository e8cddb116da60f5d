import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { noteCall } from '../lib/online.ts';
import { takeToasts } from '../lib/toast.ts';
import { currentDialog } from '../ui/confirm.ts';
import './jsdom-polyfills.ts';

const { getElementError } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Tests must not fail on a slow machine.
  asyncUtilTimeout: 30_000,
  // While it waits, the library would write the whole page into each error, which nobody reads; only the last
  // one needs it.
  getElementError: (message, container) =>
    message && isWaiting()
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

afterEach(() => {
  // A test may have ended without a network; what waits for it hears this only while it is on the page.
  act(() => noteCall(true));
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
  // An open dialog would otherwise appear in the next test.
  for (let dialog = currentDialog(); dialog; dialog = currentDialog()) dialog.answer(false);
  takeToasts();
});
