import { expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

it('a text is downloaded under its name, and its object URL is revoked', () => {
  vi.useFakeTimers();
  const blobs: Blob[] = [];
  const revoke = vi.fn();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob);
      return 'blob:lab';
    },
    revokeObjectURL: revoke,
  });
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  saveFile('users.csv', 'text/csv', 'a,b');
  expect(clicked).toEqual(['users.csv blob:lab']);
  expect(blobs.map(({ type, size }) => [type, size])).toEqual([['text/csv;charset=utf-8', 3]]);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:lab');
  vi.useRealTimers();
});
