import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { takeToasts } from '../lib/toast.ts';
import { currentDialog } from '../ui/confirm.ts';
import './jsdom-polyfills.ts';

// A slow machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
  // What a test leaves unanswered would be asked in the next one.
  for (let dialog = currentDialog(); dialog; dialog = currentDialog()) dialog.answer(false);
  takeToasts();
});
