import { api } from '@lab/contract';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anArea, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import EditPage from './edit-page.tsx';

vi.mock('../../../lib/upload.ts', () => ({
  uploadImage: vi.fn(async () => '/images/papers/u1/new.webp'),
  uploadPdf: vi.fn(async () => '/files/papers/u1/new.pdf'),
}));

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const request: PaperRequest = { ...aPaper(), message: '' };

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

describe('editing a paper', () => {
  const edit = (state: unknown = null) =>
    renderPage(<EditPage />, { path: '/edit/:id', at: '/edit/p1', state, session: { user } });

  it('keeps the current picture where no other is chosen', async () => {
    const stub = server()
      .answers(api.papers.pendingOne, request)
      .answers(api.papers.edit, { result: { modifiedCount: 1 } });
    const { user: hand } = edit();
    await hand.type(await screen.findByLabelText('Title'), '!');
    await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Paper updated successfully')).toBeVisible();
    expect(stub.calls(api.papers.edit)[0]?.body).toMatchObject({
      _id: 'p1',
      title: 'Tides in a teacup!',
      image: '',
    });
  });

  const withPdf = { ...request, pdf: '/files/papers/u1/p1.pdf' };
  const better = new File(['%PDF'], 'better.pdf', { type: 'application/pdf' });

  it('removes the PDF only with what is sent', async () => {
    const stub = server().isUnreachable(api.papers.edit);
    const { user: hand } = edit(withPdf);
    await hand.click(await screen.findByRole('button', { name: 'Remove PDF' }));
    expect(screen.getByText('The PDF will be removed when you send this.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Current PDF' })).toBeNull();
    await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByText('The PDF will be removed when you send this.')).toBeVisible();
    stub.answers(api.papers.edit, { result: { modifiedCount: 1 } });
    await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Paper updated successfully')).toBeVisible();
    expect(stub.calls(api.papers.edit)[1]?.body).toMatchObject({ pdf: '' });
  });

  it('keeps the PDF after all, or takes another in its place', async () => {
    const stub = server().answers(api.papers.edit, { result: { modifiedCount: 1 } });
    const { user: hand } = edit(withPdf);
    await hand.click(await screen.findByRole('button', { name: 'Remove PDF' }));
    await hand.click(screen.getByRole('button', { name: 'Keep the PDF' }));
    expect(screen.getByRole('link', { name: 'Current PDF' })).toHaveAttribute('href', withPdf.pdf);
    expect(localStorage).toHaveLength(0);
    await hand.click(screen.getByRole('button', { name: 'Remove PDF' }));
    await hand.upload(screen.getByLabelText('PDF'), better);
    expect(screen.queryByText('The PDF will be removed when you send this.')).toBeNull();
    await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Paper updated successfully')).toBeVisible();
    expect(stub.calls(api.papers.edit)[0]?.body).toMatchObject({ pdf: '/files/papers/u1/new.pdf' });
  });

  it('sends no file whose choice was taken back', async () => {
    const { uploadPdf } = await import('../../../lib/upload.ts');
    vi.mocked(uploadPdf).mockClear();
    const stub = server().answers(api.papers.edit, { result: { modifiedCount: 1 } });
    const { user: hand } = edit(withPdf);
    await hand.upload(await screen.findByLabelText('PDF'), better);
    await hand.click(screen.getByRole('button', { name: 'Do not send the chosen PDF' }));
    expect(screen.getByLabelText('PDF')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Current PDF' })).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Paper updated successfully')).toBeVisible();
    expect(uploadPdf).not.toHaveBeenCalled();
    expect(stub.calls(api.papers.edit)[0]?.body).toMatchObject({ pdf: withPdf.pdf });
  });

  it('asks for nothing when the list has brought the paper along', async () => {
    const stub = server();
    edit(request);
    expect(await screen.findByLabelText('Title')).toHaveValue('Tides in a teacup');
    expect(stub.calls(api.papers.pendingOne)).toHaveLength(0);
  });

  it('leaves nothing to come back to that would send the paper as it was', async () => {
    server().answers(api.papers.edit, { result: { modifiedCount: 1 } });
    function Back() {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
      );
    }
    window.history.replaceState(null, '', '/before');
    const page = renderPage(
      <>
        <Routes>
          <Route path="/edit/:id" element={<EditPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Back />
      </>,
      { at: '/edit/p1', state: withPdf, session: { user } },
    );
    await page.user.click(await screen.findByRole('button', { name: 'Remove PDF' }));
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(page.address()).toBe('/dashboard/pendingPaper'));
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(page.address()).toBe('/before'));
  });

  it('says when the paper is no longer pending', async () => {
    server().fails(api.papers.pendingOne, 404, { code: 'not-found', message: '' });
    edit();
    expect(await screen.findByText('This paper is no longer pending.')).toBeVisible();
  });
});
