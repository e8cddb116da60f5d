import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { CiteTabs } from './cite-tabs.tsx';

beforeEach(() => localStorage.clear());

const open = () => renderPage(<CiteTabs paper={aPaper()} />);
const chosen = () => screen.getByRole('tab', { selected: true });

test('begins with BibTeX, and shows one citation with one button', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'BibTeX',
    'APA',
    'MLA',
    'Chicago',
    'IEEE',
    'Vancouver',
    'RIS',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'BibTeX' })).toHaveTextContent('@article{');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Copy BibTeX' })).toHaveTextContent(/^Copy$/);
});

test('arrow keys, Home and End choose, and go round', async () => {
  const { user } = open();
  await user.click(chosen());
  const names = [];
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'x']) {
    await user.keyboard(`{${key}}`);
    names.push(document.activeElement?.textContent);
  }
  expect(names).toEqual(['APA', 'RIS', 'BibTeX', 'RIS', 'BibTeX', 'BibTeX']);
  expect(chosen()).toHaveTextContent('BibTeX');
});

test('the next paper begins with the citation that was looked at last', async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole('tab', { name: 'MLA' }));
  unmount();
  open();
  expect(chosen()).toHaveTextContent('MLA');
});

test('a noted citation that there is no more is BibTeX', () => {
  localStorage.setItem('lab:citation', 'harvard');
  open();
  expect(chosen()).toHaveTextContent('BibTeX');
});
