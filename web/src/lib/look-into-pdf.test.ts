import { madePdf } from '@lab/contract/features/pdfs/made-pdf.testing';
import { getDocumentProxy } from 'unpdf';
import { expect, it, vi } from 'vitest';
import { lookIntoPdf } from './look-into-pdf.ts';

vi.mock('unpdf', { spy: true });

const file = (bytes: BlobPart) => new File([bytes], 'tides.pdf', { type: 'application/pdf' });
const good = { text: 'Tides', tagged: true, title: 'Tides of the north', language: 'en-GB' };

it.each([
  ['everything', file(madePdf(good)), []],
  ['no title', file(madePdf({ ...good, title: '' })), ['noTitle']],
])('a PDF with %s is looked into, and then closed', async (_what, pdf, flaws) => {
  expect(await lookIntoPdf(pdf)).toEqual(flaws);
  const opened = await vi.mocked(getDocumentProxy).mock.results.at(-1)?.value;
  expect(opened.loadingTask.destroyed).toBe(true);
});

it('other bytes cannot be read', async () => {
  expect(await lookIntoPdf(file('reviewed'))).toEqual(['unreadable']);
});

it('nothing is known of a file where the reader could not be loaded', async () => {
  vi.resetModules();
  vi.doMock('unpdf', () => {
    throw new Error('no connection');
  });
  const fresh = (await import('./look-into-pdf.ts')) as typeof import('./look-into-pdf.ts');
  expect(await fresh.lookIntoPdf(file('reviewed'))).toBeUndefined();
});
