import { describe, expect, it } from 'vitest';
import { checkCollectionId, parseDocumentName, parseParent } from './names.ts';

const root = 'projects/p/databases/(default)/documents';

const repeat = (elements: number) => Array(elements).fill('a/b').join('/');

describe('document names', () => {
  it('are split into database and path', () => {
    expect(parseDocumentName(`${root}/users/ada`)).toEqual({
      database: 'projects/p/databases/(default)',
      path: 'users/ada',
    });
    for (const path of ['users/__id7__', 'users/____', '____/x', `users/${'x'.repeat(1500)}`, repeat(100)]) {
      expect(parseDocumentName(`${root}/${path}`).path).toBe(path);
    }
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
    [`${root}/users/__x__`, 'Resource id "__x__" is invalid because it is reserved'],
    [`${root}/users/_____`, 'Resource id "_____" is invalid because it is reserved'],
    [`${root}/__id7__/x`, 'Collection id "__id7__" is invalid because it is reserved'],
    [`${root}/${repeat(101)}`, 'Key path is too long. Cannot exceed 100 elements.'],
    [`${root}/users/${'ä'.repeat(751)}`, 'longer than 1500 bytes'],
  ])('refuse %j', (name, message) => {
    expect(() => parseDocumentName(name)).toThrow(message);
  });

  it('as references are held by the same rules', () => {
    expect(() => checkCollectionId('__id7__')).toThrow('reserved');
    expect(checkCollectionId('____')).toBe('____');
    expect(parseParent(`${root}/${repeat(100)}`).path).toHaveLength(399);
  });

  it('of parents lead to a document or the root', () => {
    expect(() => parseParent(`${root}/users`)).toThrow('is a collection');
  });
});
