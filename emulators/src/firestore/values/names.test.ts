import { describe, expect, it } from 'vitest';
import { parseDocumentName, parseParent } from './names.ts';

const root = 'projects/p/databases/(default)/documents';

describe('document names', () => {
  it('are split into database and path', () => {
    expect(parseDocumentName(`${root}/users/ada`)).toEqual({
      database: 'projects/p/databases/(default)',
      path: 'users/ada',
    });
    expect(parseDocumentName(`${root}/users/__id7__`).path).toBe('users/__id7__');
    expect(parseParent(root).path).toBe('');
  });

  it.each([
    [undefined, 'Invalid resource name'],
    ['users/ada', 'Invalid resource name'],
    ['projects//databases/(default)/documents/a/b', 'Invalid database name'],
    [`${root}`, 'does not lead to a document'],
    [`${root}/users`, 'does not lead to a document'],
    [`${root}/users//x/y`, 'an empty segment'],
    [`${root}/users/.`, 'which is reserved'],
    [`${root}/users/..`, 'which is reserved'],
    [`${root}/users/__x__`, 'because it is reserved'],
    [`${root}/users/${'ä'.repeat(751)}`, 'longer than 1500 bytes'],
  ])('refuse %j', (name, message) => {
    expect(() => parseDocumentName(name)).toThrow(message);
  });

  it('of parents lead to a document or the root', () => {
    expect(() => parseParent(`${root}/users`)).toThrow('is a collection');
  });
});
