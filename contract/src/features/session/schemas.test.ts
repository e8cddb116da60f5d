import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { passwordRules } from './password.ts';
import { loginForm, password, registrationForm } from './schemas.ts';

async function firstText(check: Promise<unknown>): Promise<string | undefined> {
  try {
    await check;
    return undefined;
  } catch (error) {
    if (ValidationError.isError(error)) return error.errors[0];
    throw error;
  }
}

test.each([
  ['', 'Password is required'],
  ['aA1!', 'At least 6 characters'],
  ['aA1!aA1!aA1!aA1!a', 'Less than 16 characters'],
  ['aaaaa1!', 'Must include uppercase, lowercase, number, special character'],
  ['AAAAA1!', 'Must include uppercase, lowercase, number, special character'],
  ['aaaaAA!', 'Must include uppercase, lowercase, number, special character'],
  ['aaaaA11', 'Must include uppercase, lowercase, number, special character'],
  ['aaaA1! ', 'Must include uppercase, lowercase, number, special character'],
  ['aaaA1!?', 'Must include uppercase, lowercase, number, special character'],
  ['äaaA1!a', 'Must include uppercase, lowercase, number, special character'],
  ['aaaA1!', undefined],
  ['aA1!aA1!aA1!aA1.', undefined],
  ['aA1*$#@&', undefined],
])('the password %s: %s', async (value, text) => {
  expect(await firstText(password.validate(value))).toBe(text);
});

test('the checklist has the five lines of the specification, each with its own rule', () => {
  const metRules = (value: string) =>
    passwordRules.filter(({ holds }) => holds(value)).map(({ text }) => text);
  expect(passwordRules.map(({ text }) => text)).toEqual([
    '6-16 characters',
    'One uppercase',
    'One lowercase',
    'One number',
    'One special character',
  ]);
  expect(metRules('')).toEqual([]);
  expect(metRules('aaaaaa')).toEqual(['6-16 characters', 'One lowercase']);
  expect(metRules('A1!')).toEqual(['One uppercase', 'One number', 'One special character']);
});

const registration = { name: 'Mia', email: 'mia@example.org', password: 'aaaA1!', confirmPassword: 'aaaA1!' };

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'mia' }, 'Please provide a valid email'],
  [{ confirmPassword: '' }, 'Confirm Password is required'],
  [{ confirmPassword: 'aaaA1?' }, 'Password and confirm password should match'],
  [{}, undefined],
])('registration with %o: %s', async (over, text) => {
  expect(await firstText(registrationForm.validate({ ...registration, ...over }))).toBe(text);
});

test('login needs an email and a password', async () => {
  await expect(loginForm.validate({}, { abortEarly: false })).rejects.toMatchObject({
    errors: expect.arrayContaining(['Email is required', 'Password is required']),
  });
});
