import { api } from '@lab/contract';
import type { Manuscript } from '@lab/contract/features/papers/fields';
import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { aMember, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { AuthorsField } from './authors-field.tsx';
import { MarkedAuthorsField } from './chosen-fields.tsx';
import { shownOf, valuesOf } from './paper-values.ts';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada Byron', photoUrl: '' };

function Form({ authors, corresponding = [] }: { authors: string[]; corresponding?: string[] }) {
  const { control, setValue } = useForm<Manuscript>({
    defaultValues: { ...valuesOf({}), authors, corresponding },
  });
  return (
    <>
      <AuthorsField control={control} setValue={setValue} />
      <MarkedAuthorsField control={control} name="corresponding" label="Corresponding authors" />
    </>
  );
}

function open(...authors: string[]) {
  const server = stubServer()
    .answers(api.alumni.people, [aMember({ name: 'Tom Team' })])
    .answers(api.papers.list, [aPaper({ authors: ['Ada Byron', 'Li Wei'] })]);
  return { server, ...renderPage(<Form authors={authors} />, { session: { user } }) };
}

const authorField = (place: number) => screen.getByRole('combobox', { name: `Author ${place}` });
const listed = () =>
  screen.getAllByRole('combobox', { name: /^Author \d/ }).map((input) => (input as HTMLInputElement).value);

test('authors can be added and removed, but not the last one', async () => {
  const { user: hand } = open('Ada Byron');
  expect(screen.queryByRole('button', { name: 'Remove author 1' })).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Add author' }));
  await hand.type(authorField(2), 'Li Wei');
  expect(listed()).toEqual(['Ada Byron', 'Li Wei']);
  await hand.click(screen.getByRole('button', { name: 'Remove author 1' }));
  expect(listed()).toEqual(['Li Wei']);
});

test('buttons move an author, keep the focus, and say where the author is now', async () => {
  const { user: hand } = open('A', 'B', 'C');
  await hand.click(screen.getByRole('button', { name: 'Move up: Author 3' }));
  expect(listed()).toEqual(['A', 'C', 'B']);
  expect(screen.getByRole('button', { name: 'Move up: Author 2' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('C is author 2 of 3');
  await hand.keyboard('{Enter}');
  expect(listed()).toEqual(['C', 'A', 'B']);
  expect(screen.getByRole('button', { name: 'Move down: Author 1' })).toHaveFocus();
});

test('Alt and an arrow key move the author in whose field one is', async () => {
  const { user: hand } = open('A', 'B', 'C');
  await hand.click(authorField(1));
  await hand.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(listed()).toEqual(['B', 'C', 'A']);
  expect(authorField(3)).toHaveFocus();
});

test('a name can be dragged to another place', () => {
  const { container } = open('A', 'B', 'C');
  const rows = container.querySelectorAll('li');
  fireEvent.dragStart(container.querySelectorAll('[draggable]')[0] as Element);
  fireEvent.drop(rows[2] as Element);
  expect(listed()).toEqual(['B', 'C', 'A']);
});

test('suggests the team and earlier co-authors who are not yet listed, once the field is used', async () => {
  const { server, user: hand } = open('Ada Byron', '');
  expect(server.calls(api.papers.list)).toHaveLength(0);
  await hand.click(authorField(2));
  await hand.type(authorField(2), 'L');
  expect(await screen.findByRole('option', { name: 'Li Wei' })).toBeVisible();
  expect(server.calls(api.papers.list)[0]?.query).toEqual({ exactAuthor: 'Ada Byron' });
  await hand.clear(authorField(2));
  await hand.type(authorField(2), 'T');
  await hand.click(await screen.findByRole('option', { name: 'Tom Team' }));
  expect(listed()).toEqual(['Ada Byron', 'Tom Team']);
  expect(screen.queryByRole('option', { name: 'Ada Byron' })).toBeNull();
});

test('a pasted list becomes one row for each name, in the place of an empty row', async () => {
  const { user: hand } = open('Ada Byron', '', 'Tom Team');
  await hand.click(authorField(2));
  await hand.paste('Wei, Li; Sofia Kowalewski');
  expect(listed()).toEqual(['Ada Byron', 'Li Wei', 'Sofia Kowalewski', 'Tom Team']);
  expect(authorField(3)).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('2 authors added');
});

test('a comma or braces say what the family name is, and the row says how it will read', async () => {
  const { user: hand } = open('', 'Ada Byron');
  await hand.click(authorField(1));
  await hand.paste('Janapa Reddi, Vijay; {Inst. of Sand, Bergen}; Inst. of Sea, Bergen');
  expect(listed().slice(0, 3)).toEqual([
    'Janapa Reddi, Vijay',
    '{Inst. of Sand, Bergen}',
    'Inst. of Sea, Bergen',
  ]);
  expect(authorField(1)).toHaveAccessibleDescription('Shown as Vijay Janapa Reddi');
  expect(authorField(2)).toHaveAccessibleDescription('Shown as Inst. of Sand, Bergen');
  expect(authorField(3)).toHaveAccessibleDescription(/in braces/);
  expect(authorField(4)).not.toHaveAccessibleDescription();
});

test('a form shows the stored parts, and its preview the names as they will read', () => {
  const nameParts = [{ family: 'Janapa Reddi', given: 'Vijay' }];
  const values = valuesOf({
    authors: ['Vijay Janapa Reddi'],
    corresponding: ['Vijay Janapa Reddi'],
    nameParts,
  });
  expect(values.authors).toEqual(['Janapa Reddi, Vijay']);
  expect(values.corresponding).toEqual(['Janapa Reddi, Vijay']);
  expect(shownOf(values)).toMatchObject({ authors: ['Vijay Janapa Reddi'], nameParts });
});

test('one pasted name stays in its field', async () => {
  const { user: hand } = open('');
  await hand.click(authorField(1));
  await hand.paste('Byron, Ada');
  expect(listed()).toEqual(['Byron, Ada']);
});

test('Enter adds a row below, and none below an empty one', async () => {
  const { user: hand } = open('Ada Byron', 'Tom Team');
  await hand.click(authorField(1));
  await hand.keyboard('{Escape}{Enter}Li Wei{Escape}{Enter}{Enter}');
  expect(listed()).toEqual(['Ada Byron', 'Li Wei', '', 'Tom Team']);
});

test('an author is marked with keys, and the mark follows the name until it is removed', async () => {
  const { user: hand } = open('Ada Byron', 'Li Wei');
  await hand.click(screen.getByRole('combobox', { name: 'Corresponding authors' }));
  await hand.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}');
  expect(screen.getByRole('button', { name: 'Li Wei' })).toBeVisible();
  await hand.type(authorField(2), 'ss');
  expect(screen.getByRole('button', { name: 'Li Weiss' })).toBeVisible();
  await hand.click(screen.getByRole('button', { name: 'Move up: Author 2' }));
  expect(screen.getByRole('button', { name: 'Li Weiss' })).toBeVisible();
  await hand.click(screen.getByRole('button', { name: 'Remove author 1' }));
  expect(screen.queryByRole('button', { name: 'Li Weiss' })).toBeNull();
});
