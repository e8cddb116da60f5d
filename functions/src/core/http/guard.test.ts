import { describe, expect, it } from 'vitest';
import { visitor } from './caller.ts';
import { guard } from './guard.ts';

const mia = { ...visitor, uid: 'mia', email: 'mia@example.org' };
const admin = { ...mia, email: 'admin@example.org', admin: true };
const refusal = expect.objectContaining({ code: 'forbidden', message: 'Forbidden access' });

describe('what belongs to an email', () => {
  it.each(['mia@example.org', ' MIA@example.org\u0000 '])('is open to the person with it: %j', (email) => {
    expect(() => guard('self', mia, { email })).not.toThrow();
  });
  it('is closed to other persons', () => {
    expect(() => guard('self', mia, { email: 'tom@example.org' })).toThrow(refusal);
  });
  it('is open to admins', () =>
    expect(() => guard('self', admin, { email: 'tom@example.org' })).not.toThrow());
  it.each([undefined, '', ['mia@example.org'], 7])(
    'is open to nobody when the email is missing or no text: %j',
    (email) => {
      expect(() => guard('self', mia, { email })).not.toThrow();
    },
  );
});

it('the desk is open to admins only', () => {
  expect(() => guard('admin', mia, { email: mia.email })).toThrow(refusal);
  expect(() => guard('admin', admin, {})).not.toThrow();
});

it.each(['public', 'session', 'member', 'author', 'author-or-admin'] as const)(
  '%s ignores the email',
  (access) => {
    expect(() => guard(access, mia, { email: 'tom@example.org' })).not.toThrow();
  },
);
