/** Longer than 300 lines, because it follows one import from its start to its undo. */
import { api } from '@lab/contract';
import type { FileToImport, ImportEntry, OneImport } from '@lab/contract/features/imports/schemas';
import { importTexts } from '@lab/contract/features/imports/texts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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
  notFound: 0,
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
      fileName: '2 files',
      files: ['a', 'b'].map((key) => ({ name: 'cite.bib', text: `@article{${key}}` })),
    }),
  );
});

/** As browsers give a dropped folder: a hundred entries at a time. */
function folderOf(name: string, files: readonly File[]) {
  const inside = files.map((file) => ({
    isDirectory: false,
    name: file.name,
    fullPath: `/${name}/${file.name}`,
    file: (take: (file: File) => void) => take(file),
  }));
  const readEntries = (take: (some: object[]) => void) => take(inside.splice(0, 100));
  const folder = { isDirectory: true, name, fullPath: `/${name}`, createReader: () => ({ readEntries }) };
  return { items: [{ webkitGetAsEntry: () => folder }], files: [] };
}

const dropZone = () => screen.getByText(importTexts.start.drop).parentElement as HTMLElement;

test('a dropped folder is read, and says how many of its files are', async () => {
  const server = lab().answers(api.imports.plan, { insertedId: 'i1' });
  renderPage(<ImportsPage />);
  const bibs = Array.from({ length: 150 }, (_, at) => new File([`@misc{k${at}}`], `w${at}.bib`));
  fireEvent.drop(dropZone(), { dataTransfer: folderOf('works', [...bibs, new File(['x'], 'photo.png')]) });
  await waitFor(() => expect(server.calls(api.imports.plan)).toHaveLength(1));
  const [call] = server.calls(api.imports.plan);
  const { fileName, files = [] } = (call?.body ?? {}) as FileToImport;
  expect(fileName).toBe('works (150 of 151 files)');
  expect([files.length, files[0]]).toEqual([150, { name: 'works/w0.bib', text: '@misc{k0}' }]);
});

test('a folder without works, or with too many files, is refused', async () => {
  const server = lab();
  renderPage(<ImportsPage />);
  fireEvent.drop(dropZone(), { dataTransfer: folderOf('trip', [new File(['x'], 'photo.png')]) });
  expect(await screen.findByText('There is no file with works in “trip”.')).toBeVisible();
  const many = Array.from({ length: 10_050 }, () => new File(['x'], 'a.bib'));
  fireEvent.drop(dropZone(), { dataTransfer: folderOf('all', many) });
  expect(await screen.findByText(/These are more than 10000 files/)).toBeVisible();
  expect(server.calls(api.imports.plan)).toHaveLength(0);
});

test('a file that is no text is not sent', async () => {
  const server = lab();
  const { user } = renderPage(<ImportsPage />);
  await user.upload(screen.getByLabelText('File'), new File([new Uint8Array([80, 75, 0, 4])], 'works.bib'));
  expect(await screen.findByText(/“works.bib” is not a text/)).toBeVisible();
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

test('repeats what an entry leaves open, and offers its other date', async () => {
  const remarks = ['It gives two dates: 2019-05, which counts, and 2018.'];
  const server = lab().answers(api.imports.entries, [{ ...tides, remarks, otherDate: '2018' }]);
  const { user } = openPlan();
  expect(await screen.findByText(remarks[0] ?? '')).toBeVisible();
  await chooseRowAction(user, 'On tides', 'Date it 2018');
  await waitFor(() =>
    expect(server.calls(api.imports.choose)[0]?.body).toEqual({ entries: ['1'], date: '2018' }),
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

describe('a list of identifiers', () => {
  const looking: OneImport = { ...plan, fileName: 'Pasted text', state: 'looking', total: 450, gone: 0 };
  const unknown: ImportEntry = {
    ...broken,
    ...{ _id: '0-3', key: '10.1000/none', original: '10.1000/none' },
    why: 'The DOI 10.1000/none is not registered.',
  };
  const at = (gone: number, more: Partial<OneImport> = {}): OneImport => ({ ...looking, gone, ...more });
  const status = () => screen.getByRole('status').textContent;

  test('is looked up part by part when it is opened, and becomes a plan', async () => {
    const server = lab().answers(api.imports.get, at(0)).answers(api.imports.entries, [unknown]);
    const first = server.holds(api.imports.lookUp, at(100, { notFound: 1 }));
    const { user } = openPlan();
    expect(await screen.findByText('0 of 450 looked up')).toBeVisible();
    const last = server.holds(api.imports.lookUp, { ...plan, notFound: 1 });
    first();
    expect(await screen.findByText('100 of 450 looked up · Not found: 1')).toBeVisible();
    server.answers(api.imports.get, { ...plan, notFound: 1 });
    last();
    expect(await screen.findByRole('button', { name: 'Delete this plan' })).toBeVisible();
    await user.click(screen.getByText('Identifiers that were not found (1)'));
    await user.click(screen.getByRole('button', { name: 'Copy them' }));
    expect(await navigator.clipboard.readText()).toBe('10.1000/none');
    server.answers(api.imports.plan, { insertedId: 'i2' });
    await user.click(screen.getByRole('button', { name: 'Look these up again' }));
    await waitFor(() =>
      expect(server.calls(api.imports.plan)[0]?.body).toEqual({
        fileName: 'works.bib',
        text: '10.1000/none',
      }),
    );
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/?import=i2'));
  });

  test('says what was not found and why while it goes on, and when a service asks for a pause', async () => {
    lab()
      .answers(api.imports.get, at(0))
      .answers(api.imports.entries, [unknown])
      .answers(api.imports.lookUp, at(100, { notFound: 1, wait: 30 }));
    openPlan();
    expect(
      await screen.findByText('The DOI 10.1000/none is not registered.', { exact: false }),
    ).toBeVisible();
    expect(status()).toBe('100 of 450 looked up · Not found: 1');
    expect(screen.getByText('A service asks for a pause. It goes on in 30 seconds.')).toBeVisible();
  });

  test('that stops says so, and goes on', async () => {
    const server = lab().answers(api.imports.get, at(100)).answers(api.imports.entries, []);
    server.fails(api.imports.lookUp, 500, { message: 'Broken.', code: 'internal' });
    const { user } = openPlan();
    expect(await screen.findByText('The look-up stopped. What is found is kept.')).toBeVisible();
    expect(status()).toBe('100 of 450 looked up');
    server.answers(api.imports.get, plan).answers(api.imports.lookUp, plan);
    await user.click(screen.getByRole('button', { name: 'Continue the look-up' }));
    expect(await screen.findByRole('button', { name: 'Delete this plan' })).toBeVisible();
  });

  test('ends when the page is left', async () => {
    const server = lab().answers(api.imports.get, at(0)).answers(api.imports.entries, []);
    const go = server.holds(api.imports.lookUp, at(100));
    const { leave } = renderPage(<ImportsPage />, { path: '/importWorks', at: '/importWorks?import=i1' });
    await screen.findByText('0 of 450 looked up');
    leave('/news');
    go();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(server.calls(api.imports.lookUp)).toHaveLength(1);
  });
});

test('what is pasted stays on this device until it is planned', async () => {
  const server = lab().fails(api.imports.plan, 503, { message: 'Please try again.', code: 'unavailable' });
  const { user, leave } = renderPage(<ImportsPage />, { path: '/importWorks', at: '/importWorks' });
  await user.type(screen.getByLabelText('Or paste identifiers or entries'), '10.1000/a');
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  expect(await screen.findByText('Please try again.')).toBeVisible();
  leave('/news');
  leave('/importWorks');
  expect(await screen.findByLabelText('Or paste identifiers or entries')).toHaveValue('10.1000/a');
  server.answers(api.imports.plan, { insertedId: 'i1' });
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  expect(await screen.findByRole('heading', { name: 'works.bib' })).toBeVisible();
  expect(localStorage.getItem('draft::import')).toBeNull();
});
