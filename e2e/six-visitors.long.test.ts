// What six kinds of visitors come for. docs/six-visitors.md says how many presses each takes.
import { expect, sizes, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';
import { asDemo, newMark, newPerson } from './people.ts';
import { photo } from './pictures.ts';
import { Presses } from './presses.ts';

const document = 'six-visitors.md';

story('a student on a phone learns what a position offers, and begins to apply', async ({ open }) => {
  const page = await open({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  const hand = new Presses(page);
  await openHydrated(page, '/');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Join Us' }));
  await hand.press(page.getByRole('link', { name: 'Doctoral Researcher in Nonlinear Waves', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Doctoral Researcher in Nonlinear Waves' }).waitFor();
  for (const fact of ['Apply by', 'Start', 'Length', 'Share of full time', 'Pay', 'Place', 'How many']) {
    await page.getByRole('term').filter({ hasText: fact }).waitFor();
  }
  await page.getByRole('main').getByText('Scale of Northhaven University, grade 7').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Ottoline Brandsæter' }).first().waitFor();
  await page.getByRole('heading', { name: 'Your group' }).waitFor();
  await hand.press(page.getByRole('link', { name: /^Login to apply/ }).last());
  await page.waitForURL('**/login');
  await page
    .getByRole('main')
    .getByText(/Doctoral Researcher in Nonlinear Waves/)
    .waitFor();
  hand.expectFew('a student looks for a position', document);
});

story('a researcher misspells a word, opens the result and comes back to the list', async ({ open }) => {
  const page = await open();
  const hand = new Presses(page);
  await openHydrated(page, '/');
  await hand.press(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Publications' }),
  );
  const field = page.getByRole('combobox', { name: 'Search papers' });
  await hand.write(field, 'turbulance');
  await hand.key(field, 'Enter');
  await page.getByText(/^1 of \d+ papers$/).waitFor();
  await hand.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /The shortest summary of turbulence/ })
      .first(),
  );
  await page.getByRole('heading', { level: 1, name: /The shortest summary of turbulence/ }).waitFor();
  await hand.press(page.getByRole('link', { name: /^Back to \d+ results?/ }));
  await page.waitForURL('**/publications?q=turbulance');
  await page.getByText(/^1 of \d+ papers$/).waitFor();
  hand.expectFew('a researcher looks for a misspelled word', document);
});

story('a journalist finds an expert, a press picture and whom to ask', async ({ open }) => {
  const page = await open();
  const hand = new Presses(page);
  await openHydrated(page, '/');
  await hand.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }));
  const filter = page.getByLabel('Name or topic');
  await hand.write(filter, 'tide gauges');
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(2);
  await hand.press(page.getByRole('contentinfo').getByRole('link', { name: 'Press', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Press' }).waitFor();
  expect(await page.getByRole('link', { name: 'press@lab.test' }).getAttribute('href')).toContain(
    'mailto:press@lab.test',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(page.getByRole('link', { name: /^Download \(JPEG\)/ }).first()),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jpe?g$/);
  hand.expectFew('a journalist looks for an expert, a picture and a contact', document);
});

story('a funder finds what the lab did in 2025, and takes the numbers along', async ({ open }) => {
  const page = await open();
  const hand = new Presses(page);
  await openHydrated(page, '/publications');
  await hand.press(page.getByRole('contentinfo').getByRole('link', { name: 'Years in review' }));
  await page.getByRole('heading', { level: 1, name: /^20\d\d$/ }).waitFor();
  await hand.press(page.getByRole('main').getByRole('link', { name: /2025/ }).first());
  await page.getByRole('heading', { level: 1, name: '2025' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(page.getByRole('link', { name: 'Numbers (CSV)' })),
  ]);
  expect(download.suggestedFilename()).toMatch(/2025.*\.csv$/);
  hand.expectFew('a funder looks for the output of a year', document);
});

story('a writer sends a work of twelve authors that BibTeX describes', async ({ open }) => {
  const title = `Twelve spoons in one teacup ${newMark()}`;
  const authors = Array.from({ length: 12 }, (_, i) => `Author${String.fromCharCode(97 + i)}, Ada`).join(
    ' and ',
  );
  const person = await newPerson('Wanda');
  await asDemo('admin', `/users/role/${person.uid}`, { role: 'writer' }, 'PATCH');
  const page = await open({ as: person });
  const hand = new Presses(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openHydrated(page, '/');
  await hand.press(button('Account'));
  await hand.press(page.getByRole('link', { name: 'Write Research Paper' }));
  await hand.write(
    page.getByLabel('Citation', { exact: true }),
    `@article{t, title={${title}}, author={${authors}}, journal={Annals of Small Seas}, doi={10.1000/teacups}, year=2026, month=feb, day=3, abstract={A spoon makes a spring tide.}}`,
  );
  await hand.press(button('Fill in'));
  await expect.poll(() => page.getByLabel('Author 12', { exact: true }).inputValue()).toBe('Ada Authorl');
  await hand.choose(page.getByLabel('Research area'), 'Waves and Flows');
  await hand.file(page.getByText('Choose image'), await photo(600, 400));
  await hand.press(button('Submit'));
  await page.getByText('Research paper submitted successfully').waitFor();
  hand.expectFew('a writer has a citation of twelve authors', document);
});

story('a member hides the phone number from visitors', async ({ open }) => {
  const page = await open({ as: 'writer' });
  const visitor = await open();
  const hand = new Presses(page);
  const phone = '+44 1632 960 133';
  await openHydrated(page, '/');
  await hand.press(page.getByRole('button', { name: 'Account', exact: true }));
  await hand.press(page.getByRole('link', { name: 'Profile', exact: true }));
  await hand.press(page.getByRole('tab', { name: 'Visibility' }));
  const eye = page.getByRole('button', { name: /: Phone$/ });
  await hand.press(eye);
  try {
    await page.getByText('Visitors no longer see it: Phone').waitFor();
    await visitor.goto('/team');
    await visitor.getByText('Jaromír Větrovský').first().waitFor();
    expect(await visitor.getByText(phone).count()).toBe(0);
    hand.expectFew('a member hides the phone number', document);
  } finally {
    await eye.click();
    await page.getByText('Visitors see it again: Phone').waitFor();
  }
});
