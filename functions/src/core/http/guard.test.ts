import { describe, expect, it } from 'vitest';
import { guard, submissionOf, visitor } from './caller.ts';

const mia = { ...visitor, uid: 'mia', email: 'mia@example.org' };
const admin = { ...mia, email: 'admin@example.org', role: 'admin' } as const;
const own = { access: 'self', or: 'users.manage' } as const;
const desk = { access: undefined, needs: 'news.edit' } as const;
const refusal = expect.objectContaining({ code: 'forbidden', message: 'Forbidden access' });

describe('what belongs to an email', () => {
  it.each(['mia@example.org', ' MIA@example.org\u0000 '])('is open to the person with it: %j', (email) => {
    expect(() => guard(own, mia, { email })).not.toThrow();
  });
  it('is closed to other persons', () => {
    expect(() => guard(own, mia, { email: 'tom@example.org' })).toThrow(refusal);
  });
  it('is open to admins', () => expect(() => guard(own, admin, { email: 'tom@example.org' })).not.toThrow());
  it.each([undefined, '', ['mia@example.org'], 7])(
    'is open to nobody when the email is missing or no text: %j',
    (email) => {
      expect(() => guard(own, mia, { email })).not.toThrow();
    },
  );
});

it('the desk is open to admins only', () => {
  expect(() => guard(desk, mia, { email: mia.email })).toThrow(refusal);
  expect(() => guard(desk, admin, {})).not.toThrow();
});

it.each(['public', 'session', 'member', 'author'] as const)('%s ignores the email', (access) => {
  expect(() => guard({ access }, mia, { email: 'tom@example.org' })).not.toThrow();
});

it('a visitor is nobody, and nothing is verified', () => {
  expect(visitor).toEqual({ uid: '', email: '', verified: false, role: '', signedInAt: 0 });
});

it.each(['a'.repeat(8), 'A-z_0-9x', 'a'.repeat(64)])('a submission has the key %s', (key) => {
  expect(submissionOf(key)).toBe(key);
});

it.each([undefined, '', 'a'.repeat(7), 'a'.repeat(65), ' aaaaaaaa', 'aaaaaaaa.', 'aaaa/aaaa'])(
  'the malformed key %j of a submission is ignored',
  (key) => expect(submissionOf(key)).toBeUndefined(),
);
