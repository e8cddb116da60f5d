import type { Page } from 'playwright-core';
import { expect } from './fixtures.ts';

/** The document's head, and the one that the server sends for the same address. */
export async function heads(page: Page): Promise<{ here: string[]; sent: string[] }> {
  return page.evaluate(async () => {
    const read = (document: Document) => {
      const tags = 'meta[name], meta[property], link[rel=canonical], link[rel=alternate]';
      const graph = document.querySelector('script[type="application/ld+json"]')?.textContent;
      return [
        document.title,
        ...[...document.querySelectorAll(tags)].map(({ outerHTML }) => outerHTML),
        JSON.stringify(JSON.parse(graph ?? 'null')),
      ];
    };
    const source = await (await fetch(location.href)).text();
    return { here: read(document), sent: read(new DOMParser().parseFromString(source, 'text/html')) };
  });
}

export async function expectTheServersHead(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const { here, sent } = await heads(page);
        return here
          .filter((line) => !sent.includes(line))
          .concat(sent.filter((line) => !here.includes(line)));
      },
      { message: page.url() },
    )
    .toEqual([]);
}

export const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');
