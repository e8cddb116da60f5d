// A whole day of an admin. docs/four-days.md says how many presses it takes.
import { expect, story } from './fixtures.ts';
import { apply, asPerson, newPerson, submitPaper } from './people.ts';
import { photo } from './pictures.ts';
import { Presses } from './presses.ts';

story('an admin answers what waits, and writes news and a new member', async ({ open }) => {
  // Short, because another story looks at names on the narrowest phones.
  const day = `Day${String(Date.now()).slice(-6)}`;
  const people = await Promise.all(Array.from({ length: 5 }, (_, index) => newPerson(`${day}${index}`)));
  await Promise.all(people.map(apply));
  const titles = [1, 2, 3].map((number) => `${day} paper ${number}`);
  await Promise.all(people.slice(0, 3).map((person, index) => submitPaper(person, titles[index] ?? '')));
  await Promise.all(
    people
      .slice(0, 4)
      .map((person) => asPerson(person, '/contacts', { name: person.name, phone: '1', message: 'Hello?' })),
  );

  const page = await open({ as: 'admin' });
  const hand = new Presses(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first();
  const yes = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  const record = (name: string) => page.getByRole('region', { name });
  /**
   * Leaves only the records of this day in a queue, as if nobody else had written. Nobody would press this.
   */
  const onlyToday = async (queue: string) => {
    // Until the next page's code is there, the search box on the screen is still that of the page before.
    await page.getByRole('heading', { name: queue, level: 1 }).waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill(day);
    await page
      .getByText(/^\d+ of \d+\+?$|^\d+$/)
      .first()
      .waitFor();
  };

  await page.goto('/dashboard');
  await hand.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /Applications/ })
      .first(),
  );
  await onlyToday('Manage Applications');
  const [accepted = '', first = '', second = '', ...declined] = people.map(({ name }) => name);
  await hand.press(page.getByRole('link', { name: accepted }));
  await record(accepted).waitFor();
  await hand.select(page.getByLabel('Choose a role'), 'Researcher');
  await hand.press(button('Accept'));
  await hand.press(yes('Yes, accept!'));
  await expect.poll(() => page.getByRole('link', { name: accepted }).count()).toBe(0);
  for (const name of [first, second]) {
    await hand.press(page.getByRole('link', { name }));
    await record(name).waitFor();
    await hand.write(page.getByLabel('Feedback'), 'When could you begin?');
    await hand.press(button('Submit feedback'));
    await page.getByText('Feedback submitted successfully').first().waitFor();
  }
  for (const name of declined) await hand.press(page.getByRole('checkbox', { name: `Select ${name}` }));
  await hand.press(page.getByRole('group', { name: '2 selected' }).getByRole('button', { name: 'Delete' }));
  await hand.write(page.getByLabel('Reason (optional)'), 'All places are taken.');
  await hand.press(yes('Yes, delete it!'));
  await page.getByText('2 of 2 done').waitFor();

  await hand.press(menu('Review Research Paper'));
  await onlyToday('Review Research Paper');
  const [good = '', unclear = '', bad = ''] = titles;
  await hand.press(page.getByRole('link', { name: good }));
  await record(good).waitFor();
  await hand.press(button('Publish'));
  await hand.press(yes('Yes, publish it!'));
  await page.getByText('Paper published successfully').first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: good }).count()).toBe(0);
  await hand.press(page.getByRole('link', { name: unclear }));
  await record(unclear).waitFor();
  await hand.write(page.getByLabel('Message'), 'Which tide?');
  await hand.press(button('Send feedback'));
  await page.getByText('Feedback sent successfully').waitFor();
  await hand.press(page.getByRole('link', { name: bad }));
  await record(bad).waitFor();
  await hand.press(button('Reject'));
  await hand.write(page.getByLabel('Reason (optional)'), 'The teacup is missing.');
  await hand.press(yes('Yes, reject it!'));
  await page.getByText('Paper rejected').waitFor();

  await hand.press(menu('Manage Contacts'));
  await onlyToday('Manage Contacts');
  const waiting = page.getByRole('button', { name: /^Replay: / });
  await expect.poll(() => waiting.count()).toBe(4);
  const opened = page.getByRole('region', { name: /^Message from/ });
  let answered: string | null = null;
  for (const left of [4, 3, 2, 1]) {
    if (left === 4) await hand.press(waiting.first());
    // The next message opens by itself after an answer.
    await expect.poll(() => opened.getAttribute('aria-label')).not.toBe(answered);
    answered = await opened.getAttribute('aria-label');
    await hand.write(page.getByLabel('Your reply'), `Hello! ${left}`);
    await hand.press(button('Send'));
    await hand.press(yes('Yes, send it!'));
    await expect.poll(() => waiting.count()).toBe(left - 1);
  }

  await hand.press(menu('News and Update'));
  await page.getByRole('heading', { name: 'News and Update' }).waitFor();
  await hand.press(page.getByRole('link', { name: 'New', exact: true }));
  await hand.write(page.getByLabel('Title'), `${day} in the news`);
  await hand.write(page.getByLabel('Summary'), 'In short.');
  await hand.write(page.getByLabel('Details'), 'At length.');
  await hand.file(page.getByText('Choose image'), await photo(600, 400));
  await hand.write(page.getByLabel('Alternative text'), 'The harbour');
  await hand.press(button('Publish'));
  await page.getByText('News added successfully').waitFor();

  await hand.press(menu('Team Members'));
  await page.getByRole('heading', { name: 'Team Members' }).waitFor();
  const form = page.locator('main form');
  await hand.press(page.getByRole('link', { name: 'New', exact: true }));
  await hand.write(form.getByLabel('Name', { exact: false }).first(), `${day} Member`);
  await hand.choose(form.getByRole('combobox', { name: /^Role/ }), 'Researcher');
  await hand.write(page.getByLabel('University'), 'Northhaven University');
  await hand.press(button('Add member'));
  await page.getByText('Member added successfully').waitFor();
  hand.expectFew('an admin with 5 applications, 3 papers, 4 messages, a news item and a new member');

  const visitor = await open();
  await visitor.goto('/team');
  await visitor.getByRole('link', { name: accepted }).waitFor();
  await visitor.getByRole('link', { name: `${day} Member` }).waitFor();
});
