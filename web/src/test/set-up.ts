import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A slow machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// What jsdom lacks: dialogs and popovers, reduced to open and closed, and looking at the viewport.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
window.scrollTo = () => {};
window.matchMedia = (query) => Object.assign(new EventTarget(), matchesNothing(query)) as MediaQueryList;

function matchesNothing(media: string) {
  return { media, matches: false, onchange: null, addListener() {}, removeListener() {} };
}
