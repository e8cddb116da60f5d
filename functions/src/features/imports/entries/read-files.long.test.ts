import { expect, test } from 'vitest';
import { readFiles } from './read-files.ts';

const bib = (key: string) => `@misc{${key}, title={On ${key}}}`;

test('very many files, and one of many entries, are bounded', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({ name: `${at}.bib`, text: bib(`k${at}`) }));
  expect(await readFiles(many)).toHaveLength(5_000);
  await expect(readFiles([...many, { name: 'x.bib', text: bib('x') }])).rejects.toThrow(
    'more than 5000 entries',
  );
  await expect(readFiles([...many, { name: 'x.md', text: 'x' }])).rejects.toThrow('more than 5000 entries');
});
