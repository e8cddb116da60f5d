import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { validate } from './validation.ts';

describe('what is sent', () => {
  const person = object({
    name: string().required('Name is required').max(3, 'Name is too long'),
    email: string().required('Email is required'),
  });

  it('is what was asked for, and nothing else', async () => {
    expect(await validate(person, { name: 'Mia', email: 'm', more: 1 })).toEqual({ name: 'Mia', email: 'm' });
  });

  it('is told field by field, with the first sentence of each', async () => {
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
    await expect(validate(whole, { name: 'Mia', email: 'm' })).rejects.toMatchObject({
      message: 'These two do not fit',
      fields: {},
    });
    // The field comes first and the whole after it.
    const both = person.test('whole', 'These two do not fit', function () {
      return this.createError({ path: '' });
    });
    await expect(validate(both, { email: 'm' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('fails as our own fault where a rule is broken itself', async () => {
    const broken = object().test('x', 'x', () => {
      throw new TypeError('broken');
    });
    await expect(validate(broken, {})).rejects.toThrow(TypeError);
  });
});
