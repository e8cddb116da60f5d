import type { AppError } from '@lab/contract';
import { describe, expect, it } from 'vitest';
import { object, string, ValidationError } from 'yup';
import { validate } from './validation.ts';

describe('what is sent', () => {
  const person = object({
    name: string().required('Name is required').max(3, 'Name is too long'),
    email: string().required('Email is required'),
  });

  it('is what was asked for, and nothing else', async () => {
    expect(await validate(person, { name: 'Mia', email: 'm', more: 1 })).toEqual({ name: 'Mia', email: 'm' });
  });

  it('is reported for each field, with its first message', async () => {
    const twice = object({
      name: string()
        .test('a', 'First', () => false)
        .test('b', 'Second', () => false),
    });
    await expect(validate(twice, { name: 'x' })).rejects.toMatchObject({ fields: { name: 'First' } });
    await expect(validate(person, { name: 'Maria' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { name: 'Name is too long', email: 'Email is required' },
    });
  });

  it('has the sentence about the whole as its message, where there is one', async () => {
    const whole = person.test('whole', 'These two do not fit', () => false);
    const refusal = (value: object) => validate(whole, value).catch((error: unknown) => error);
    const { message, fields } = (await refusal({ name: 'Mia', email: 'm' })) as AppError;
    expect([message, fields]).toEqual(['These two do not fit', {}]);
    const { inner } = new ValidationError(
      [new ValidationError('Name is required', '', 'name'), new ValidationError('Both', '')],
      '',
    );
    const both = object().test('x', 'x', () => new ValidationError(inner, ''));
    const error = (await validate(both, {}).catch((error: unknown) => error)) as AppError;
    expect([error.message, error.fields]).toEqual(['Both', { name: 'Name is required' }]);
  });

  it('names at most twenty fields', async () => {
    const many = object(
      Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`f${at}`, string().required('Missing')])),
    );
    const error = (await validate(many, {}).catch((thrown: unknown) => thrown)) as AppError;
    expect(Object.keys(error.fields ?? {})).toHaveLength(20);
  });

  it('has the sentence about itself, where it has no fields', async () => {
    const error = await validate(string().required('A text is required'), undefined).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'invalid', message: 'A text is required', fields: {} });
  });

  it('fails as our own fault where a rule is broken itself', async () => {
    const broken = object().test('x', 'x', () => {
      throw new TypeError('broken');
    });
    await expect(validate(broken, {})).rejects.toThrow(new TypeError('broken'));
  });
});
