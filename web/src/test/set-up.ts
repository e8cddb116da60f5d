import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { takeToasts } from '../lib/toast.ts';
import { currentDialog } from '../ui/confirm.ts';
import './jsdom-polyfills.ts';

// Tests must not fail on a slow machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
  // An open dialog would otherwise appear in the next test.
  for (let dialog = currentDialog(); dialog; dialog = currentDialog()) dialog.answer(false);
  takeToasts();
});
