// What a page looked like when its story failed: a picture, what a screen reader would read, and whether its
// scripts ran and frames were rendered.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const folder = join(import.meta.dirname, '../.lab/failed-pages');
const patienceMs = 10_000;
const mostRead = 3_000;

/** Whether it was done in time; a page that hangs answers nothing, for ever. */
const inTime = (doing: Promise<unknown>) =>
  Promise.race([doing.then(() => true).catch(() => false), setTimeout(patienceMs, false, { ref: false })]);

export async function describeFailed(page: Page, name: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replace(/[^\w-]+/g, '-').slice(0, 80)}.png`);
  let read = '';
  const [answers, draws, pictured] = await Promise.all([
    inTime(page.evaluate(() => document.readyState)),
    inTime(page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))),
    inTime(page.screenshot({ path, timeout: patienceMs })),
    inTime(
      page.ariaSnapshot({ timeout: patienceMs }).then((tree) => {
        read = tree;
      }),
    ),
  ]);
  return [
    page.url(),
    answers ? undefined : 'its scripts hang',
    draws ? undefined : 'it draws no frame',
    pictured ? path : 'without a picture',
  ]
    .filter(Boolean)
    .join(', ')
    .concat(`\n${read.slice(0, mostRead)}`);
}
