/** Compares two labs as visitors and machines see them. */
import { expect } from './fixtures.ts';

const machineFiles = ['/sitemap.xml', '/feed.xml', '/feed.json', '/robots.txt'];

async function textAt(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll(origin, 'https://lab');
}

/** Every page that the first one's sitemap names, and what machines read, is the same in the other. */
export async function expectSameLab(first: string, other: string): Promise<number> {
  const sitemap = await textAt(first, '/sitemap.xml');
  const pages = Array.from(sitemap.matchAll(/<loc>https:\/\/lab([^<]*)<\/loc>/g), ([, path = '']) => path);
  for (const path of [...machineFiles, ...pages])
    expect(await textAt(other, path), path).toBe(await textAt(first, path));
  return pages.length;
}
