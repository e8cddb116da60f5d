import { expect, it } from 'vitest';
import { keyOf, repositoryAt } from './repository-address.ts';

it.each([
  ['https://github.com/foam/tidewright', 'github', 'foam/tidewright'],
  ['http://www.github.com/foam/tidewright.git', 'github', 'foam/tidewright'],
  ['https://github.com/foam/tidewright/tree/main/src?x=1#readme', 'github', 'foam/tidewright'],
  ['https://user:word@github.com/foam/tide.wright/', 'github', 'foam/tide.wright'],
  ['https://gitlab.com/group/sub/name/-/releases', 'gitlab', 'group/sub/name'],
])('%s is read', (address, host, path) => {
  expect(repositoryAt(address)).toEqual({ host, path });
});

it.each([
  '',
  'no address',
  'https://github.com/foam',
  'https://github.com/',
  'https://github.com.evil.example/a/b',
  'https://evil.example/github.com/a/b',
  'https://github.com@evil.example/a/b',
  'https://github.com:8443/a/b',
  'ftp://github.com/a/b',
  'https://api.github.com/a/b',
  'https://github.com/a/%2e%2e%2fuser',
  'https://github.com/a/.git',
  'https://github.com/a/..%5Cb',
  'https://github.com/a/b%3Fx',
  'https://gitlab.com/a',
  'https://gitlab.com/-/a/b',
  `https://gitlab.com/${'a/'.repeat(30)}`,
  'https://constructor/a/b',
])('%s is not', (address) => {
  expect(repositoryAt(address)).toBeUndefined();
});

it('dots in a path lead to no other call', () => {
  expect(repositoryAt('https://github.com/../../user/a')).toEqual({ host: 'github', path: 'user/a' });
});

it('all spellings of one address have one key', () => {
  expect(keyOf('https://github.com/Foam/Tidewright/issues')).toBe(
    keyOf('http://github.com/foam/tidewright.git'),
  );
  expect(keyOf('https://foam.example/x')).toBe('');
});
