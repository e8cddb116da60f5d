/** Counts what a person presses in a story, and compares it with the numbers in docs/. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { chooseOption } from './choose.ts';
import { expect } from './fixtures.ts';
import type { File } from './pictures.ts';

/** The last number in the row of this day. */
function mostPresses(day: string, document: string): number {
  const page = readFileSync(new URL(`../docs/${document}`, import.meta.url), 'utf8');
  const row = page.split('\n').find((line) => line.startsWith(`| ${day} |`));
  return Number(row?.split('|').at(-2));
}

/** A click, a tap and a key that acts count one each, a text counts one for the whole field. */
export class Presses {
  private count = 0;

  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.count++;
    await target.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    this.count++;
    await field.fill(text);
  }

  async key(field: Locator, key: string): Promise<void> {
    this.count++;
    await field.press(key);
  }

  async paste(field: Locator, text: string): Promise<void> {
    this.count++;
    await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  /** One press opens the list, one chooses. */
  async choose(field: Locator, option: string | RegExp): Promise<void> {
    await this.press(field);
    this.count++;
    await chooseOption(this.page.getByRole('option', { name: option, exact: true }).first());
  }

  /** The same for a list that the browser renders. */
  async select(field: Locator, option: string): Promise<void> {
    this.count += 2;
    await field.selectOption(option);
  }

  /** One press opens the window of the system, one chooses the file there. */
  async file(button: Locator, file: File): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.press(button)]);
    this.count++;
    await chooser.setFiles(file);
  }

  /** Fails if the day takes more presses than the document says. */
  expectFew(day: string, document = 'four-days.md'): void {
    const most = mostPresses(day, document);
    console.log(`${day}: ${this.count} presses, at most ${most}`);
    expect(this.count, `presses of ${day}; docs/${document} says ${most}`).toBeLessThanOrEqual(most);
  }
}
