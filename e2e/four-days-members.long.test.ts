// Whole days of an applicant, a researcher and a member. docs/four-days.md says how many presses each takes.
import { mailedLink } from './back-office.ts';
import { expect, sizes, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';
import { asDemo, asPerson, newPerson } from './people.ts';
import { pdf, photo } from './pictures.ts';
import { Presses } from './presses.ts';

const password = 'Herring.77';

story('an applicant on a phone registers and applies', async ({ open }) => {
  const email = `day-${Date.now()}@lab.test`;
  const page = await open({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  const hand = new Presses(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openHydrated(page, '/');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Join Us' }));
  await hand.press(page.getByRole('link', { name: /^Login to apply.*Estuary Network/ }));
  await hand.press(page.getByRole('link', { name: 'Create an account' }));
  await hand.write(field('Full name'), 'Amara Applicant');
  await hand.write(field('Email'), email);
  await hand.write(field('Password'), password);
  await hand.write(field('Confirm Password'), password);
  await hand.file(page.getByText('Choose image'), await photo(400, 400));
  await hand.press(button('Register'));
  await page.waitForURL('**/verify-email');

  const link = (await mailedLink(email, 'VERIFY_EMAIL')) ?? '';
  expect((await fetch(link)).ok).toBe(true);
  await page.goto(new URL(link).searchParams.get('continueUrl') ?? '');
  await page.getByText('Your email is verified. You can log in now.').waitFor();
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Login' }));
  await hand.write(field('Email'), email);
  await hand.write(field('Password'), password);
  await hand.press(button('Login'));

  await page.getByRole('heading', { level: 1, name: /^Apply to be .*Estuary Network/ }).waitFor();
  await hand.write(field('Phone number'), '+44 1632 960 111');
  await hand.write(field('University'), 'University of the Estuary');
  await hand.choose(field('Research area'), 'Waves and Flows');
  await hand.write(field('Details'), 'I have built three tide gauges.');
  await hand.write(field('Resume URL'), 'https://drive.google.com/file/d/1');
  await hand.press(button('Submit application'));
  await page.waitForURL('**/dashboard/myApplication');
  await page.getByText('I have built three tide gauges.').waitFor();
  hand.expectFew('an applicant on a phone');
});

story('a member submits a paper of twelve authors, reads the feedback and revises', async ({ open }) => {
  const person = await newPerson('Mira');
  await asDemo('admin', `/users/role/${person.uid}`, { role: 'writer' }, 'PATCH');
  const title = `Twelve hands on one tide gauge ${person.name}`;
  const others =
    'Ines Falkenrath, Rafael Quintalves, Eluned Carrow, Absalom Thwaite, Morag Tennantbrae, Adaeze Nwokobia, ' +
    'Pilvi Harmaanen, Wren Adeyelu, Thandeka Mokgosi-Lind, Ottoline Brandsæter, Saoirse Nic Dubhthaí';
  const page = await open({ as: person });
  const hand = new Presses(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openHydrated(page, '/');
  await hand.press(button('Account'));
  await hand.press(page.getByRole('link', { name: 'Write Research Paper' }));
  await hand.write(field('Title'), title);
  await hand.write(field('Publisher'), 'Journal of Stories');
  await hand.write(field('DOI'), '10.1000/182');
  await hand.write(field('Date of publication'), '2026-11-01');
  await hand.choose(field('Research area'), 'Waves and Flows');
  await hand.write(field('Abstract'), 'Twelve people hold a gauge, and none of them moves.');
  await hand.file(page.getByText('Choose image'), await photo(600, 400));
  await hand.file(page.getByText('Choose PDF'), pdf);
  await hand.paste(field('Author 1'), `${person.name}, ${others}`);
  await expect.poll(() => field('Author 12').inputValue()).toBe('Saoirse Nic Dubhthaí');
  // The last author becomes the last but one.
  await hand.key(field('Author 12'), 'Alt+ArrowUp');
  await expect.poll(() => field('Author 11').inputValue()).toBe('Saoirse Nic Dubhthaí');
  await hand.press(button('Submit'));
  await page.getByText('Research paper submitted successfully').waitFor();

  const [paper] = await asPerson(person, '/pendingPaper');
  expect(paper.authors).toHaveLength(12);
  expect(paper.authors.slice(10)).toEqual(['Saoirse Nic Dubhthaí', 'Ottoline Brandsæter']);
  const feedback = { message: 'Which gauge?', before: { message: '' } };
  await asDemo('admin', `/reviewResearch/feedBack/${paper._id}`, feedback, 'PATCH');

  await openHydrated(page, '/');
  await hand.press(button('Account'));
  await hand.press(
    page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Dashboard' }),
  );
  await hand.press(page.getByRole('link', { name: `Revise: ${title}` }));
  await page.getByRole('complementary').getByText('Which gauge?').waitFor();
  await hand.write(field('Abstract'), 'Twelve people hold a float gauge, and none of them moves.');
  await hand.press(button('Save Changes'));
  await page.getByText('Paper updated successfully').waitFor();
  hand.expectFew('a member with a submission of 12 authors, feedback and a revision');

  const admin = await open({ as: 'admin' });
  await admin.goto(`/dashboard/reviewResearch?record=${paper._id}`);
  await admin.getByRole('heading', { name: 'Changed since your feedback' }).waitFor();
  await admin.locator('ins').getByText('float').waitFor();
});
