import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordForeignChanges, takeForeignChangesBack } from './foreign-changes.ts';

const asSent = '<main><p>One <b>two</b></p><label>Email <input></label><a href="tel:1">01 632</a></main>';
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** As the parser goes on: the page's data follow the page. */
beforeEach(async () => {
  document.body.innerHTML = `<div id="root">${asSent}</div>`;
  recordForeignChanges();
  document.body.append(document.createElement('script'));
  await Promise.resolve();
});

// Tests share their document.
afterEach(() => document.body.replaceChildren());

it('takes back what was wrapped, added, removed and written anew', () => {
  const font = document.createElement('font');
  font.append(...find('p').childNodes);
  find('p').append(font);
  find('input').after(document.createElement('x-password-button'));
  find('a').innerHTML = '<span>01</span> 632';
  (find('a').lastChild as Text).data = ' 999';
  find('b').remove();
  takeForeignChangesBack();
  expect(find('#root').innerHTML).toBe(asSent);
});

it('keeps what a person has typed', () => {
  (find('input') as HTMLInputElement).value = 'ada@example.org';
  find('input').after(document.createElement('div'));
  takeForeignChangesBack();
  expect((find('input') as HTMLInputElement).value).toBe('ada@example.org');
});

it('leaves alone what changes afterwards', () => {
  takeForeignChangesBack();
  find('p').append('!');
  takeForeignChangesBack();
  expect(find('p')).toHaveTextContent('One two!');
});
