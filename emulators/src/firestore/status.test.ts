import { describe, expect, it, vi } from 'vitest';
import { Code, invalid, StatusError, toStatusError } from './status.ts';

describe('a status', () => {
  it('is short enough for a header, whatever the request held', () => {
    expect(invalid('x'.repeat(3_000_000)).message).toHaveLength(2001);
  });

  it('passes through unchanged', () => {
    const error = new StatusError(Code.ABORTED, 'again');
    expect(toStatusError(error)).toBe(error);
  });

  it('reports a defect of the engine and names it', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const defect = new TypeError('x is undefined');
    expect(toStatusError(defect)).toMatchObject({
      code: Code.INTERNAL,
      message: expect.stringContaining('x is undefined'),
    });
    expect(report).toHaveBeenCalledWith(defect);
    report.mockRestore();
  });
});
