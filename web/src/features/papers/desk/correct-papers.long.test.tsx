import { api } from '@lab/contract';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { draftCallsOf } from '@lab/contract/kinds/drafted-kinds';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareImage } from '../../../lib/images.ts';
import { uploadImage, uploadPdf } from '../../../lib/upload.ts';
import { anArea, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { chooseRowAction, openRowMenu } from '../../../test/row-menu.ts';
import { type StubServer, stubServer } from '../../../test/server.ts';
import CorrectPapers from './correct-papers.tsx';

// jsdom cannot decode pictures and has no Cloud Storage.
vi.mock('../../../lib/images.ts', async (original) => ({
  ...(await original<object>()),
  prepareImage: vi.fn(),
}));
vi.mock('../../../lib/upload.ts', () => ({ uploadImage: vi.fn(), uploadPdf: vi.fn() }));

const picture = new File(['x'], 'picture.png', { type: 'image/png' });
const pdf = new File(['%PDF'], 'tides.pdf', { type: 'application/pdf' });
const paper = aPaper({ memberIds: ['m1', ''] });
const { _id, memberIds, authorName, authorEmail, createdAt, ...written } = paper;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
  vi.mocked(prepareImage).mockResolvedValue({} as never);
  vi.mocked(uploadImage).mockReset().mockResolvedValue('/images/papers/me/new.webp');
  vi.mocked(uploadPdf).mockReset().mockResolvedValue('/files/papers/me/new.pdf');
});

function library(): StubServer & { left: Paper[] } {
  const server = Object.assign(stubServer(), { left: [paper] });
  // The list contains only the beginning of the details.
  server.answers(api.papers.list, () =>
    server.left.map((one) => ({ ...one, details: one.details.slice(0, 5) })),
  );
  server.answers(api.papers.get, paper);
  server.answers(api.papers.sameWorks, { seen: 'now', works: [] });
  return server.answers(api.areas.list, [anArea({ departmentName: 'Tides' })]) as typeof server;
}

async function startCorrecting() {
  const page = renderPage(<CorrectPapers />);
  await page.user.click(await screen.findByRole('button', { name: 'Edit: Tides in a teacup' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  return page;
}

test('lists what is published; there is a form only for a chosen paper', async () => {
  library();
  const { user } = renderPage(<CorrectPapers />);
  await openRowMenu(user, 'Tides in a teacup');
  expect(screen.getByRole('menuitem', { name: 'View page' })).toHaveAttribute('href', '/paper/p1');
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

test('sends the corrected paper with what was seen before, and keeps picture, area and the rest', async () => {
  const server = library().answers(api.papers.correct, { modifiedCount: 1 });
  const { user } = await startCorrecting();
  const title = screen.getByLabelText('Title');
  expect(screen.getByLabelText('Abstract')).toHaveValue('We measured the tides in a teacup.');
  // The area was renamed after the paper was published.
  expect(screen.getByLabelText('Research area')).toHaveTextContent('Waves');
  fireEvent.change(title, { target: { value: 'Tides in two teacups' } });
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  expect(within(preview).getByText('Tides in two teacups')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove author 2' }));
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'https://example.org/code' } });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Paper corrected')).toBeVisible();
  const [sent] = server.calls(api.papers.correct);
  expect(sent?.params).toEqual({ id: 'p1' });
  expect(sent?.body).toMatchObject({
    ...written,
    title: 'Tides in two teacups',
    authors: ['Ada Byron'],
    links: { code: 'https://example.org/code' },
    before: { ...written, pdf: '' },
  });
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
  expect(localStorage).toHaveLength(0);
});

test('another picture and another PDF are sent first', async () => {
  const server = library().answers(api.papers.correct, { modifiedCount: 1 });
  const { user } = await startCorrecting();
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.upload(screen.getByLabelText('PDF'), pdf);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Paper corrected')).toBeVisible();
  expect(server.calls(api.papers.correct)[0]?.body).toMatchObject({
    image: '/images/papers/me/new.webp',
    pdf: '/files/papers/me/new.pdf',
  });
});

test('the PDF is removed without another, and nothing is lost where that cannot be sent', async () => {
  const server = library().fails(api.papers.correct, 503, { code: 'unavailable', message: 'Busy.' });
  server.answers(api.papers.get, { ...paper, pdf: '/files/papers/u1/p1.pdf' });
  const { user } = await startCorrecting();
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  expect(within(preview).getByText('PDF')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove PDF' }));
  expect(within(preview).queryByText('PDF')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Busy.')).toBeVisible();
  expect(screen.getByText('The PDF will be removed when you send this.')).toBeVisible();
  server.answers(api.papers.correct, { modifiedCount: 1 });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Paper corrected')).toBeVisible();
  expect(server.calls(api.papers.correct)[1]?.body).toMatchObject({
    pdf: '',
    before: { pdf: '/files/papers/u1/p1.pdf' },
  });
});

test('a PDF that was removed in the form stays after Cancel', async () => {
  const server = library();
  server.answers(api.papers.get, { ...paper, pdf: '/files/papers/u1/p1.pdf' });
  const { user } = await startCorrecting();
  await user.click(screen.getByRole('button', { name: 'Remove PDF' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Edit: Tides in a teacup' }));
  expect(await screen.findByRole('link', { name: 'Current PDF' })).toBeVisible();
  expect(server.calls(api.papers.correct)).toEqual([]);
});

test('asks for what every work needs, and for no more', async () => {
  const server = library();
  const { user } = await startCorrecting();
  for (const label of ['Title', 'Publisher', 'DOI', 'Date of publication', 'Abstract']) {
    await user.clear(screen.getByLabelText(label));
  }
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  for (const text of ['Title is required', 'Date of publication is required'])
    expect(await screen.findByText(text)).toBeVisible();
  for (const text of ['Publisher is required', 'DOI is required', 'Abstract is required'])
    expect(screen.queryByText(text)).toBeNull();
  expect(server.calls(api.papers.correct)).toEqual([]);
});

test('a PDF that cannot be sent is said, and nothing typed is lost', async () => {
  vi.mocked(uploadPdf).mockRejectedValue(new Error('offline'));
  const server = library();
  const { user } = await startCorrecting();
  await user.type(screen.getByLabelText('Title'), '!');
  await user.upload(screen.getByLabelText('PDF'), pdf);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByLabelText('PDF')).toHaveAccessibleDescription(/.+/);
  expect(screen.getByLabelText('Title')).toHaveValue('Tides in a teacup!');
  expect(server.calls(api.papers.correct)).toEqual([]);
});

test('who comes second is told who was first, keeps the text, and can go on after a reload', async () => {
  const server = library()
    .fails(api.papers.correct, 409, {
      code: 'conflict',
      message: 'Somebody else has changed this since you opened it. Please compare and try again.',
    })
    .answers(api.activity.list, [
      {
        _id: 'x',
        actor: 'bo@lab.test',
        action: 'edited',
        kind: 'paper',
        targetId: 'p1',
        targetName: 'Tides in a teacup',
        createdAt: '2026-01-02T10:00:00.000Z',
      },
    ]);
  const first = await startCorrecting();
  await first.user.type(screen.getByLabelText('Title'), '!');
  await first.user.upload(screen.getByLabelText('PDF'), pdf);
  await first.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(
    await screen.findByText(/^Somebody else has changed this since you opened it.*edited by bo@lab.test/),
  ).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Tides in a teacup!');

  first.unmount();
  const changed = { ...paper, publisher: 'Journal of Large Waves' };
  server.answers(api.papers.get, changed).answers(api.papers.correct, { modifiedCount: 1 });
  const { user } = await startCorrecting();
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Tides in a teacup!'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Paper corrected')).toBeVisible();
  expect(server.calls(api.papers.correct)[1]?.body).toMatchObject({
    title: 'Tides in a teacup!',
    publisher: 'Journal of Large Waves',
    before: { publisher: 'Journal of Large Waves' },
  });
});

test('retracts after a confirmation, and Undo puts it back', async () => {
  const server = library();
  server.answers(api.papers.retract, () => {
    server.left = [];
    return { deletedCount: 1 };
  });
  server.answers(api.desk.restore, () => {
    server.left = [paper];
    return { restored: true };
  });
  const { user } = renderPage(<CorrectPapers />);
  await chooseRowAction(user, 'Tides in a teacup', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  await user.click(within(dialog).getByRole('button', { name: 'Yes, retract it!' }));
  expect(await screen.findByText('Paper retracted')).toBeVisible();
  expect(await screen.findByText('No more research papers found.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit: Tides in a teacup' })).toBeVisible();
  expect(server.calls(api.desk.restore)[0]?.params).toEqual({ kind: 'paper', id: 'p1' });
});

test('a new work begins as a draft, which may be incomplete', async () => {
  const server = library();
  const drafts = draftCallsOf('papers');
  const saved = { insertedId: 'w1', revision: 1, savedAt: '2026-11-30T10:00:00.000Z' };
  server.answers(drafts.create, saved);
  const { user } = renderPage(<CorrectPapers />, { at: '/?new' });
  const form = within(await screen.findByRole('region', { name: 'New work' }));
  expect(form.queryByRole('button', { name: 'Publish' })).toBeNull();
  fireEvent.change(await form.findByLabelText('Title'), { target: { value: 'Tides again' } });
  server.answers(drafts.get, {
    ...{ _id: 'w1', name: 'Tides again', state: 'draft' as const, revision: 1, savedAt: saved.savedAt },
    ...{ savedByName: '', publishAt: '', withdrawAt: '', problem: '', hasDraft: true },
    values: { title: 'Tides again', authors: [], links: {}, keywords: '' },
  });
  await user.click(form.getByRole('button', { name: 'Save as draft' }));
  const { body } = server.calls(drafts.create)[0] ?? {};
  expect(body).toMatchObject({ values: { title: 'Tides again', publicationDate: '' } });
  const publish = await screen.findByRole('button', { name: 'Publish' });
  // A line for an author is there although the draft has none.
  expect(screen.getByLabelText('Author 1')).toHaveValue('');
  await user.click(publish);
  expect(await screen.findByText('Date of publication is required')).toBeVisible();
  expect(screen.getByText('Author is required')).toBeVisible();
  expect(server.calls(drafts.publish)).toEqual([]);
});

test('versions are compared field by field, and a link by its name', async () => {
  const server = library();
  const drafts = draftCallsOf('papers');
  const brief = { number: 1, name: paper.title, publishedAt: createdAt, publishedByName: 'Ada' };
  server.answers(drafts.versions, [brief]);
  server.answers(drafts.version, {
    ...brief,
    values: { ...written, publisher: 'Journal of Old Tides', links: { code: 'https://old.example' } },
  });
  server.answers(drafts.get, {
    ...{ _id, name: paper.title, state: 'published' as const, revision: 0, savedAt: createdAt },
    ...{ savedByName: '', publishAt: '', withdrawAt: '', problem: '', hasDraft: false },
    values: { ...written },
  });
  const { user } = await startCorrecting();
  const versions = within(await screen.findByRole('region', { name: 'Published versions' }));
  await user.click(await versions.findByRole('button', { name: /^Compare/ }));
  expect(await versions.findByText('https://old.example')).toBeVisible();
  expect(versions.getByText('Code')).toBeVisible();
});
