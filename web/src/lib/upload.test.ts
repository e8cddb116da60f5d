import { expect, it, vi } from 'vitest';
import { openStorage } from './firebase-storage.ts';
import { removePortrait } from './upload.ts';

// Cloud Storage is another program: its edge is where this test begins.
vi.mock('./firebase-storage.ts', () => ({ openStorage: vi.fn() }));

it('does not fail what is done already when a file that nobody needs cannot be removed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const offline = new Error('offline');
  vi.mocked(openStorage).mockRejectedValue(offline);
  await expect(removePortrait('/images/profile/u1/old.webp')).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledWith(offline);
});
