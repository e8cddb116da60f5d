import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Form } from './form.tsx';

const form = () => screen.getByRole<HTMLFormElement>('form');
const click = () => fireEvent.click(screen.getByRole('button'));

function open(onSubmit: () => Promise<void>) {
  render(
    <Form aria-label="A form" onSubmit={onSubmit}>
      <button type="submit">Send</button>
    </Form>,
  );
}

it('ignores a second click until the first one is done', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  open(onSubmit);
  click();
  click();
  expect(onSubmit).toHaveBeenCalledOnce();
  await act(async () => finish());
  click();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('can be sent again by its notice while the first try is still ending', async () => {
  const onSubmit = vi.fn(() => new Promise<void>(() => {}));
  open(onSubmit);
  click();
  form().requestSubmit();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  click();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('leads to the first mistake when sending has ended, but not who has gone elsewhere', async () => {
  let finish = () => {};
  render(
    <>
      <Form onSubmit={() => new Promise<void>((resolve) => (finish = resolve))}>
        <input aria-label="Right" />
        <input tabIndex={-1} aria-hidden="true" aria-invalid="true" />
        <input aria-label="Wrong" aria-invalid="true" />
        <input aria-label="Wrong too" aria-invalid="true" />
        <button type="submit">Send</button>
      </Form>
      <input aria-label="Search" />
    </>,
  );
  const focused = async (label: string) => {
    screen.getByLabelText(label).focus();
    click();
    await act(async () => finish());
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(await focused('Right')).toBe('Wrong');
  expect(await focused('Wrong too')).toBe('Wrong too');
  expect(await focused('Search')).toBe('Search');
});

const root = join(import.meta.dirname, '../..');
const filesWith = (pattern: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.split('/').at(-1))
    .sort();

it('is used by every form that sends data; other forms only navigate, as those of subscribers do', () => {
  expect(filesWith(/<form\b/)).toEqual([
    'error-page.tsx',
    'export-form.tsx',
    'form.tsx',
    'paper-filter-form.tsx',
    'search-dialog.tsx',
    'search-page.tsx',
    'subscribe-form.tsx',
    'subscription-page.tsx',
    'team-filter.tsx',
  ]);
});

it('is combined with conflicts and what the device keeps where records and their drafts are saved', () => {
  expect(filesWith(/\buseConflict\(/)).toEqual(['use-record-form.ts']);
  expect(filesWith(/\buseDraft\(/)).toEqual(['use-draft-saving.ts', 'use-record-form.ts']);
  expect(filesWith(/\buseSending\(\)/)).toEqual([
    'draft-form.tsx',
    'first-admin-form.tsx',
    'save-as-draft.tsx',
    'use-one-upload.ts',
    'use-record-form.ts',
    'use-sending.ts',
    'use-sign-in.ts',
  ]);
});
