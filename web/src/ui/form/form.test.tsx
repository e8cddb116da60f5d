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

it('takes a second click for the first, as long as that is not answered', async () => {
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

it('is sent once more by its notice although the try before has not quite ended', async () => {
  const onSubmit = vi.fn(() => new Promise<void>(() => {}));
  open(onSubmit);
  click();
  form().requestSubmit();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  click();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

const root = join(import.meta.dirname, '../..');
const filesWith = (pattern: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.split('/').at(-1))
    .sort();

it('is every form that sends something: the others lead to an address', () => {
  expect(filesWith(/<form\b/)).toEqual(['form.tsx', 'paper-filter-form.tsx']);
});

it('keeps drafts, conflicts and sending in one place', () => {
  expect(filesWith(/\b(useDraft|useConflict)\(/)).toEqual(['use-record-form.ts']);
  expect(filesWith(/\buseSending\(\)/)).toEqual(['use-record-form.ts', 'use-sending.ts', 'use-sign-in.ts']);
});
