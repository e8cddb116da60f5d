import { expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { showFieldErrors } from './field-errors.ts';

it('what the server says of a field stands under that field, also in a list of parts', () => {
  const setError = vi.fn();
  const fields = { title: 'Title is required', 'parts[0].names[12]': 'Too long' };
  showFieldErrors(new ApiError(400, 'invalid', 'Please check', fields), setError);
  expect(setError.mock.calls).toEqual([
    ['title', { message: 'Title is required' }],
    ['parts.0.names.12', { message: 'Too long' }],
  ]);
});

it('another failure says nothing of fields', () => {
  const setError = vi.fn();
  showFieldErrors(Object.assign(new Error('x'), { fields: { title: 'x' } }), setError);
  expect(setError).not.toHaveBeenCalled();
});
