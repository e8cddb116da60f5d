import { expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { showFieldErrors } from './field-errors.ts';

it('the server’s errors are set on their fields, also in nested lists', () => {
  const setError = vi.fn();
  const fields = { title: 'Title is required', 'parts[0].names[12]': 'Too long' };
  showFieldErrors(new ApiError(400, 'invalid', 'Please check', fields), setError);
  expect(setError.mock.calls).toEqual([
    ['title', { message: 'Title is required' }],
    ['parts.0.names.12', { message: 'Too long' }],
  ]);
});

it('other errors set no field errors', () => {
  const setError = vi.fn();
  showFieldErrors(Object.assign(new Error('x'), { fields: { title: 'x' } }), setError);
  expect(setError).not.toHaveBeenCalled();
});
