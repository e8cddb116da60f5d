import { api } from '@lab/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '../../../lib/drafts.ts';
import { anArea } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import WritePage from './write-page.tsx';

vi.mock('../../../lib/upload.ts', () => ({
  uploadImage: vi.fn(async () => '/images/papers/u1/new.webp'),
  uploadPdf: vi.fn(async () => '/files/papers/u1/new.pdf'),
}));

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const picture = new File(['x'], 'a.png', { type: 'image/png' });

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 600, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'], { type: 'image/webp' })),
  );
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

const server = () => stubServer().answers(api.areas.list, [anArea()]);
const write = () => renderPage(<WritePage />, { path: '/write', at: '/write', session: { user } });

async function fill(page: ReturnType<typeof write>, values: Record<string, string> = {}) {
  const all = {
    Title: 'Tides',
    Publisher: 'Waves',
    DOI: '10.1000/1',
    'Date of publication': '2026-01-02',
    'Author 1': 'Ada Byron',
    Abstract: 'Up and down.',
    ...values,
  };
  for (const [label, value] of Object.entries(all)) {
    if (!value) continue;
    await page.user.click(screen.getByLabelText(label));
    await page.user.paste(value);
  }
  await page.user.click(screen.getByLabelText('Research area'));
  await page.user.click(await screen.findByRole('option', { name: 'Waves' }));
}

describe('writing a paper', () => {
  it('says what is missing, field by field', async () => {
    const stub = server();
    const { user: hand } = write();
    await hand.click(screen.getByRole('button', { name: 'Submit' }));
    for (const sentence of [
      'Title is required',
      'Publisher is required',
      'DOI is required',
      'Date of publication is required',
      'Please select a research area',
      'Abstract is required',
      'Please upload an image',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(stub.calls(api.papers.submit)).toHaveLength(0);
  });

  it('says the rules and the limits first, and offers to read a citation', () => {
    server();
    write();
    expect(screen.getByText(/^The lab reads every paper before it is published\./)).toBeVisible();
    expect(
      screen.getByText('A picture, also straight from a phone: it is made smaller here. It is required.'),
    ).toBeVisible();
    expect(screen.getByLabelText('PDF')).toHaveAccessibleDescription(/^A PDF of at most 20 MB/);
    expect(screen.getByLabelText('Citation')).toBeVisible();
  });

  it('shows name and size of the chosen files', async () => {
    server();
    const { user: hand } = write();
    await hand.upload(screen.getByLabelText('Image'), picture);
    const pdf = new File([new Uint8Array(3 * 1024 * 1024)], 'tides.pdf', { type: 'application/pdf' });
    await hand.upload(screen.getByLabelText('PDF'), pdf);
    expect((await screen.findByText('a.png')).parentElement).toHaveTextContent('a.png 1 kB');
    expect(screen.getByText('tides.pdf').parentElement).toHaveTextContent('tides.pdf 3.0 MB');
  });

  it('shows the page and the card as they will look', async () => {
    server();
    const page = write();
    await fill(page);
    await page.user.click(screen.getByRole('button', { name: 'Show preview' }));
    const regions = ['The page of the paper', 'The card in lists'].map(async (name) =>
      within(await screen.findByRole('region', { name })),
    );
    const [whole, card] = await Promise.all(regions);
    expect(whole?.getByRole('heading', { name: 'Tides' })).toBeVisible();
    expect(whole?.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
    expect(card?.getByRole('heading', { name: 'Tides' })).toBeVisible();
    expect(card?.getByText('Up and down.')).toBeVisible();
  });

  it('refuses an image over 60 MB', async () => {
    server();
    const { user: hand } = write();
    const big = new File([new Uint8Array(60 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
    await hand.upload(screen.getByLabelText('Image'), big);
    expect(await screen.findByText('The file of a picture can have at most 60 MB')).toBeVisible();
  });

  it('sends it with its picture, without blank authors, and forgets the draft', async () => {
    const stub = server().answers(api.papers.submit, { insertedId: 'r1' });
    const page = write();
    await fill(page);
    await page.user.click(screen.getByRole('button', { name: 'Add author' }));
    await page.user.type(screen.getByLabelText('Author 2'), '  ');
    await page.user.upload(screen.getByLabelText('Image'), picture);
    await page.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Research paper submitted successfully')).toBeVisible();
    await waitFor(() => expect(page.address()).toBe('/dashboard/pendingPaper'));
    expect(stub.calls(api.papers.submit)[0]?.body).toMatchObject({
      title: 'Tides',
      authors: ['Ada Byron'],
      category: 'Waves',
      image: '/images/papers/u1/new.webp',
      authorEmail: 'ada@lab.test',
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    [500, 'internal', 'Internal Server Error', 'Failed to submit research. Please try again.'],
    [
      429,
      'too-many',
      'Too many requests. Please wait a moment and try again.',
      'Too many requests. Please wait a moment and try again.',
    ],
  ] as const)('%d %s: says so, keeps everything', async (status, code, message, sentence) => {
    const { uploadImage, uploadPdf } = await import('../../../lib/upload.ts');
    vi.mocked(uploadImage).mockClear();
    vi.mocked(uploadPdf).mockClear();
    const stub = server().fails(api.papers.submit, status, { message, code });
    const page = write();
    await fill(page);
    await page.user.upload(screen.getByLabelText('Image'), picture);
    const pdf = new File(['%PDF'], 'tides.pdf', { type: 'application/pdf' });
    await page.user.upload(screen.getByLabelText('PDF'), pdf);
    await page.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Tides');
    stub.answers(api.papers.submit, { insertedId: 'p2' });
    await page.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Research paper submitted successfully')).toBeVisible();
    // The uploaded files stay, so the second try sends their addresses again.
    expect(stub.calls(api.papers.submit)[1]?.body).toMatchObject({
      image: '/images/papers/u1/new.webp',
      pdf: '/files/papers/u1/new.pdf',
    });
    expect([uploadImage, uploadPdf].map((send) => vi.mocked(send).mock.calls.length)).toEqual([1, 1]);
  });

  it('keeps a draft on every change and brings it back', async () => {
    server();
    const first = write();
    await first.user.type(screen.getByLabelText('Title'), 'Half a thought');
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    first.unmount();
    write();
    expect(await screen.findByDisplayValue('Half a thought')).toBeVisible();
  });

  it('keeps no draft of what was typed and taken back', async () => {
    server();
    const { user: hand } = write();
    await hand.type(screen.getByLabelText('Title'), 'Ti');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    await hand.clear(screen.getByLabelText('Title'));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.queryByText(/^Saved on this device/)).toBeNull();
  });

  it('takes up a draft of a whole form, as they once were kept', async () => {
    server();
    saveDraft('u1', 'paper', { title: 'Half a thought', authors: ['Ada', 'Li'], links: {} }, new Date());
    write();
    expect(await screen.findByDisplayValue('Half a thought')).toBeVisible();
    expect(screen.getByLabelText('Author 2')).toHaveValue('Li');
    expect(screen.getByLabelText('Code')).toHaveValue('');
  });

  it('fills itself from a citation', async () => {
    server().answers(api.citations.read, {
      type: 'article',
      title: 'On waves',
      publisher: 'Journal of Waves',
      doi: '10.1000/9',
      publicationDate: '2020-01-01',
      authors: ['Ada Byron', 'Li Wei'],
      details: '',
    });
    const { user: hand } = write();
    await hand.type(screen.getByLabelText('Abstract'), 'Mine.');
    await hand.type(screen.getByLabelText('Citation'), '10.1000/9');
    await hand.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(await screen.findByDisplayValue('On waves')).toBeVisible();
    expect(screen.getByLabelText('Author 2')).toHaveValue('Li Wei');
    expect(screen.getByLabelText('Abstract')).toHaveValue('Mine.');
    expect(
      screen.getByText('Filled in. Please check every field. The citation does not say: Abstract.'),
    ).toBeVisible();
  });
});
