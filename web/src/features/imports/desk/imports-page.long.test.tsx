import { api } from '@lab/contract';
import type { ImportEntry, OneImport } from '@lab/contract/features/imports/schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anArea, inBrief } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { chooseRowAction } from '../../../test/row-menu.ts';
import { stubServer } from '../../../test/server.ts';
import ImportsPage from './imports-page.tsx';

const plan: OneImport = {
  _id: 'i1',
  fileName: 'works.bib',
  state: 'planned',
  by: 'ada@lab.test',
  createdAt: '2026-01-02T10:00:00.000Z',
  expiresAt: '2026-02-01T10:00:00.000Z',
  total: 3,
  gone: 0,
  kinds: { new: 1, here: 0, similar: 1, unreadable: 1 },
  outcomes: { made: 0, filled: 0, joined: 0, skipped: 0, removed: 0, emptied: 0, parted: 0, kept: 0 },
  people: { matched: ['Jane Doe'], maybe: [{ name: 'J. Roe', member: 'Rita Roe' }], unmatched: ['Li Wei'] },
};

const tides: ImportEntry = {
  _id: '1',
  line: 1,
  key: 'tides',
  kind: 'new',
  why: '',
  title: 'On tides',
  authors: 'Jane Doe',
  year: '2019',
  venue: 'Acta',
  doi: '',
  keywords: '',
  type: 'article',
  area: '',
  decision: 'import',
  workId: '',
};
const waves: ImportEntry = {
  ...tides,
  _id: '2',
  title: 'On waves',
  kind: 'similar',
  why: 'The same title, but another year.',
  decision: 'skip',
  other: { id: 'p1', title: 'On waves', authors: 'Jane Doe', year: '2018', venue: 'Acta', doi: '' },
};
const broken: ImportEntry = {
  ...tides,
  _id: '3',
  line: 17,
  kind: 'unreadable',
  title: '',
  authors: '',
  why: 'It has no title.',
  decision: 'skip',
  original: '@article{broken, <script>alert(1)</script>}',
};

const lab = () =>
  stubServer()
    .answers(api.imports.list, [])
    .answers(api.areas.brief, [])
    .answers(api.imports.get, plan)
    .answers(api.imports.entries, [tides, waves, broken])
    .answers(api.imports.choose, { modifiedCount: 1 });

const openPlan = () => renderPage(<ImportsPage />, { at: '/?import=i1' });

test('a chosen file becomes a plan, whose address a reload keeps', async () => {
  const server = lab().answers(api.imports.plan, { insertedId: 'i1' });
  const { user, address } = renderPage(<ImportsPage />);
  await user.upload(screen.getByLabelText('File'), new File(['@article{x}'], 'works.bib'));
  expect(await screen.findByRole('heading', { name: 'works.bib' })).toBeVisible();
  expect(server.calls(api.imports.plan)[0]?.body).toEqual({ fileName: 'works.bib', text: '@article{x}' });
  expect(address()).toBe('/?import=i1');
});

test('a plan that is ready late does not call back who has gone to another page', async () => {
  const server = lab();
  const ready = server.holds(api.imports.plan, { insertedId: 'i1' });
  const { user, address, leave } = renderPage(<ImportsPage />, { path: '/importWorks', at: '/importWorks' });
  await user.upload(screen.getByLabelText('File'), new File(['@article{x}'], 'works.bib'));
  await waitFor(() => expect(server.calls(api.imports.plan)).toHaveLength(1));
  leave('/news');
  ready();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(address()).toBe('/news');
});

test('a file that is refused is said in a sentence, and what was pasted stays', async () => {
  const message = 'This is neither a BibTeX, RIS, CSL JSON, PubMed (nbib) nor CSV file.';
  lab().fails(api.imports.plan, 400, { message, code: 'invalid' });
  const { user } = renderPage(<ImportsPage />);
  const pasted = screen.getByLabelText('Or paste identifiers or entries');
  await user.type(pasted, 'nothing');
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(pasted).toHaveValue('nothing');
});

test('several files of one format become one plan', async () => {
  const server = lab().answers(api.imports.plan, { insertedId: 'i1' });
  const { user } = renderPage(<ImportsPage />);
  const files = ['a', 'b'].map((key) => new File([`@article{${key}}`], 'cite.bib'));
  await user.upload(screen.getByLabelText('File'), files);
  await waitFor(() =>
    expect(server.calls(api.imports.plan)[0]?.body).toEqual({
      fileName: '2 files .bib',
      text: '@article{a}\n@article{b}',
    }),
  );
});

test('several tables are not mixed', async () => {
  const server = lab();
  const { user } = renderPage(<ImportsPage />);
  const files = ['a.csv', 'b.csv'].map((name) => new File(['Title,Authors\n'], name));
  await user.upload(screen.getByLabelText('File'), files);
  expect(await screen.findByText(/Please choose the others one by one/)).toBeVisible();
  expect(server.calls(api.imports.plan)).toHaveLength(0);
});

test('a file that is no text is not sent', async () => {
  const server = lab();
  const { user } = renderPage(<ImportsPage />);
  await user.upload(screen.getByLabelText('File'), new File([new Uint8Array([80, 75, 0, 4])], 'works.bib'));
  expect(await screen.findByText(/This file is not a text/)).toBeVisible();
  expect(server.calls(api.imports.plan)).toHaveLength(0);
});

test('the plan shows each group, the other work beside a similar one, and hostile entries as text', async () => {
  lab();
  const { user } = openPlan();
  const row = (await screen.findByText('On tides')).closest('tr') as HTMLElement;
  expect(within(row).getByText('Import')).toBeVisible();
  expect(screen.getByText('@article{broken, <script>alert(1)</script>}')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Similar (1)' }));
  await waitFor(() => expect(screen.queryByText('On tides')).toBeNull());
  expect(screen.getByText('Here already: 2018')).toBeVisible();
  expect(screen.getByText('This entry: 2019')).toBeVisible();
  expect(screen.getByText('“J. Roe” may be Rita Roe.')).toBeInTheDocument();
});

test('decides about one entry, and sets the type for all that the tab shows', async () => {
  const server = lab();
  const { user } = openPlan();
  await screen.findByText('On waves');
  await chooseRowAction(user, 'On waves', 'Fill empty fields');
  await waitFor(() =>
    expect(server.calls(api.imports.choose)[0]?.body).toEqual({ entries: ['2'], decision: 'fill' }),
  );
  await user.click(screen.getByRole('tab', { name: 'New (1)' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Talk');
  await user.click(screen.getByRole('button', { name: 'Use' }));
  await waitFor(() =>
    expect(server.calls(api.imports.choose)[1]?.body).toEqual({ entries: ['1'], type: 'talk' }),
  );
});

test('puts entries into further areas: two at most, or into none', async () => {
  const server = lab()
    .answers(
      api.areas.brief,
      ['Waves', 'Foam', 'Mud'].map((departmentName, at) =>
        inBrief(anArea({ _id: `a${at}`, departmentName })),
      ),
    )
    .answers(api.imports.entries, [{ ...tides, area: 'Waves', moreAreas: ['Mud'] }]);
  const { user } = openPlan();
  expect(await screen.findByText('Waves; Mud')).toBeVisible();
  const field = () => screen.getByRole('combobox', { name: 'Further areas' });
  const sent = (at: number) => server.calls(api.imports.choose)[at]?.body;
  const offered = async () => {
    await user.click(field());
    const list = document.getElementById(field().getAttribute('aria-controls') ?? '');
    return within(list as HTMLElement);
  };
  const pick = async (name: string) => user.click((await offered()).getByText(name));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Waves');
  await pick('No further areas');
  await pick('Foam');
  expect((await offered()).queryByText('Waves')).toBeNull();
  await user.keyboard('{Escape}');
  await pick('Mud');
  await user.click(screen.getByRole('button', { name: 'Use' }));
  await waitFor(() => expect(sent(0)).toEqual({ area: 'Waves', moreAreas: ['Foam', 'Mud'] }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use' })).toBeDisabled());
  await pick('Foam');
  await pick('No further areas');
  await user.click(screen.getByRole('button', { name: 'Use' }));
  await waitFor(() => expect(sent(1)).toEqual({ moreAreas: [] }));
});

test('offers to add a preprint as a version, and names the notice that an entry brings', async () => {
  const notices = ['Retraction (2024): False data.'];
  const server = lab().answers(api.imports.entries, [
    { ...tides, notices },
    { ...waves, mayJoin: true },
  ]);
  const { user } = openPlan();
  expect(await screen.findByText(/Visitors will see this notice: Retraction/)).toBeVisible();
  expect(screen.getByText(/to make one work of both/)).toBeVisible();
  await chooseRowAction(user, 'On waves', 'Add as a version');
  await waitFor(() =>
    expect(server.calls(api.imports.choose)[0]?.body).toEqual({ entries: ['2'], decision: 'version' }),
  );
});

test('a deleted plan leads back to all imports', async () => {
  const server = lab().answers(api.imports.discard, () => {
    server.fails(api.imports.get, 404, { message: 'There is no such import.', code: 'not-found' });
    return { deletedCount: 1 };
  });
  const { user } = openPlan();
  await user.click(await screen.findByRole('button', { name: 'Delete this plan' }));
  expect(await screen.findByRole('heading', { name: 'Earlier imports' })).toBeVisible();
});

test('a running import that fails says so, and goes on', async () => {
  const running = { ...plan, state: 'running' as const, gone: 1 };
  const server = lab().answers(api.imports.get, running);
  server.fails(api.imports.run, 503, { message: 'Please try again.', code: 'unavailable' });
  const { user } = openPlan();
  await user.click(await screen.findByRole('button', { name: 'Continue the import' }));
  expect(await screen.findByText('Please try again.')).toBeVisible();
  const steps = [running, { ...running, state: 'done' as const, gone: 3 }];
  server.answers(api.imports.run, () => steps.shift() as OneImport);
  server.answers(api.imports.get, {
    ...plan,
    state: 'done',
    gone: 3,
    outcomes: { ...plan.outcomes, made: 2 },
  });
  await user.click(screen.getByRole('button', { name: 'Continue the import' }));
  expect(await screen.findByRole('button', { name: 'Undo this import' })).toBeEnabled();
  expect(server.calls(api.imports.run)).toHaveLength(3);
});
