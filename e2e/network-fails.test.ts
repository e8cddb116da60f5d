// The network fails during every kind of submission: once before the server receives it, and once after, when only the
// answer is lost. Nothing typed is lost, and sending again creates no second record.
import type { Page } from 'playwright-core';
import { mailedLink } from './back-office.ts';
import { account, expect, signIn, story } from './fixtures.ts';
import { choosePicture } from './pictures.ts';
import { chooseRowAction } from './row-menu.ts';

// 400 occurs when a registration is repeated whose answer was lost, because the email then has an account.
const onPurpose = /ERR_CONNECTION_RESET|409|400/;

async function breakOnce(
  page: Page,
  address: string,
  method: string,
  when: 'before' | 'after',
): Promise<void> {
  let broken = false;
  await page.route(address, async (route) => {
    if (broken || route.request().method() !== method) return route.fallback();
    broken = true;
    if (when === 'after') await route.fetch();
    await route.abort('connectionreset');
  });
}

/** After a lost connection the form shows this until it is sent again or cancelled. */
async function cancelSending(page: Page): Promise<void> {
  const lost = page.getByRole('alert').filter({ hasText: 'Try again' });
  await lost.getByRole('button', { name: 'Cancel' }).click();
  await lost.waitFor({ state: 'detached' });
}

/** Otherwise the next message could be confused with this one. */
async function dismissToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
}

story('a message', async ({ open }) => {
  const page = await open({ as: 'newcomer', allow: onPurpose });
  await page.goto('/contactUs');
  const text = 'Is the flume open on Sundays, and may one bring a rubber duck?';
  await page.getByLabel('Phone number').fill('+44 1632 960 198');
  await page.getByLabel('Message').fill(text);
  const send = async () => {
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('button', { name: 'Yes, sent' }).click();
  };
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/contacts', 'POST', when);
    await send();
    await page.getByRole('dialog', { name: 'Error' }).getByRole('button').click();
    expect(await page.getByLabel('Message').inputValue()).toBe(text);
    expect(await page.getByLabel('Phone number').inputValue()).toBe('+44 1632 960 198');
  }
  await send();
  await page.getByText('Message sent successfully').waitFor();
  await page.goto('/dashboard/myContacts');
  await page.getByText(text).first().waitFor();
  expect(await page.getByText(text).count()).toBe(1);
});

story('without any network, even for the code of the error message', async ({ open }) => {
  const page = await open({ as: 'newcomer', allow: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto('/contactUs');
  await page.getByLabel('Phone number').fill('+44 1632 960 198');
  await page.getByLabel('Message').fill('Is there a signal in the cellar?');
  // Without a connection the dialog's code cannot load either, so the browser's own dialog asks.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('No connection. This continues by itself when the network is back.').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Is there a signal in the cellar?');
  await page.context().setOffline(false);
  await page.getByText('Message sent successfully').waitFor();
});

story('a page opened without a network loads when the network is back', async ({ open }) => {
  const page = await open({ allow: /ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to fetch/ });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Research Areas' }).first().click();
  await page.getByText('No connection. This continues by itself when the network is back.').first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Research Areas', level: 1 }).waitFor();
});

story('an application', async ({ open }) => {
  const page = await open({ as: 'newcomer', allow: onPurpose });
  await page.goto('/application/Field%20Engineer%2C%20Estuary%20Network');
  await page.getByLabel('Phone number').fill('+44 1632 960 198');
  await page.getByLabel('University').fill('Open Water College');
  await page.getByLabel('Research area').click();
  await page.getByRole('option', { name: 'Environmental Sensing' }).click();
  await page.getByLabel('Motivation').fill('I can swim, solder and wait.');
  await page.getByLabel('Resume URL').fill('https://files.example/ilse/cv.pdf');
  const send = () => page.getByRole('button', { name: 'Submit application' }).click();
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/submitApplication', 'POST', when);
    await send();
    await page.getByRole('dialog', { name: 'Submission failed' }).getByRole('button').click();
    expect(await page.getByLabel('Motivation').inputValue()).toBe('I can swim, solder and wait.');
  }
  await send();
  await page
    .getByText('Application submitted successfully')
    .or(page.getByRole('dialog', { name: 'Application already exists!' }))
    .first()
    .waitFor();
  await page.goto('/dashboard/myApplication');
  await page.getByText('I can swim, solder and wait.').first().waitFor();
  expect(await page.getByText('I can swim, solder and wait.').count()).toBe(1);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await page.getByText('No applications found.').waitFor();
});

story('a paper, with its picture', async ({ open }) => {
  const page = await open({ as: 'candidate', allow: onPurpose });
  await page.goto('/dashboard/writeResearch');
  const title = 'Knots that hold when nobody looks';
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Publisher').fill('Seeing');
  await page.getByLabel('DOI', { exact: true }).fill('10.5555/kpl.e2e.knots');
  await page.getByLabel('Date of publication').fill('2026-11-20');
  await page.getByLabel('Research area').click();
  await page.getByRole('option', { name: 'Molecular Biophysics' }).click();
  await page.getByLabel('Author 1').fill('Hinemoa Pārata-Wells');
  await page.getByLabel('Abstract').fill('Two hundred knots, tied by hand and by protein.');
  await choosePicture(page, 'Image');

  const send = () => page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).click();
  // An interrupted upload is retried automatically.
  await breakOnce(page, '**/v0/b/**', 'POST', 'before');
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/ResearchRequest', 'POST', when);
    await send();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await cancelSending(page);
  }
  await send();
  await page.waitForURL('**/dashboard/pendingPaper');
  await page.getByText(title).first().waitFor();
  expect(await page.getByRole('heading', { name: title }).count()).toBe(1);
  // Otherwise the picture could be deleted while it loads.
  const picture = page.locator('main img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it!' }).click();
  await page.getByText('No pending papers found.').waitFor();
});

story('changes to a pending paper', async ({ open }) => {
  const page = await open({ as: 'assistant', allow: onPurpose });
  await page.goto('/dashboard/editPaper/request-mussel-clock');
  const title = page.getByLabel('Title');
  await expect.poll(() => title.inputValue()).toMatch(/^Do mussels keep time/);
  await title.fill('Do mussels keep time? A question with an answer');
  await choosePicture(page, 'Image');
  const save = () => page.getByRole('main').getByRole('button', { name: 'Save Changes' }).click();
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/EditPaper', 'PATCH', when);
    await save();
    await page.getByRole('alert').first().waitFor();
    expect(await title.inputValue()).toBe('Do mussels keep time? A question with an answer');
    await cancelSending(page);
  }
  await save();
  await page.waitForURL('**/dashboard/pendingPaper');
  await page.getByRole('heading', { name: 'Do mussels keep time? A question with an answer' }).waitFor();
});

story('a profile', async ({ open }) => {
  const page = await open({ as: 'applicant', allow: onPurpose });
  await page.goto('/dashboard/userProfile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('University').fill('Univerzita pri Rieke, Fakulta vĺn');
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/updateUserAndTeam', 'PATCH', when);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('University').inputValue()).toBe('Univerzita pri Rieke, Fakulta vĺn');
    await cancelSending(page);
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
  await page.getByText('Univerzita pri Rieke, Fakulta vĺn').waitFor();
});

story('news, written by an admin', async ({ open }) => {
  const page = await open({ as: 'admin', allow: onPurpose });
  await page.goto('/dashboard/addNews?new');
  const title = 'A duck has crossed the flume';
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('Unharmed, and in record time.');
  await page.getByLabel('Details').fill('It took eleven seconds and a lot of encouragement.');
  await choosePicture(page, 'Image');
  const publish = () => page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/News', 'POST', when);
    await publish();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await cancelSending(page);
  }
  await publish();
  await page.getByText('News added successfully').waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: title }).count()).toBe(1);
  await chooseRowAction(page, title, 'Delete');
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await page.getByText('News deleted').waitFor();
});

story('feedback and a reply, written by an admin', async ({ open }) => {
  const page = await open({ as: 'admin', allow: onPurpose });
  await page.goto('/dashboard/reviewResearch?record=request-queue-theory');
  const advice = 'Please say how the forty skippers were found.';
  await page.getByLabel('Message').fill(advice);
  const send = async () => {
    await page.getByRole('button', { name: 'Send feedback' }).click();
  };
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/reviewResearch/feedBack/**', 'PATCH', when);
    await send();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe(advice);
    await dismissToast(page);
  }
  await send();
  await page.getByText('Feedback sent successfully').waitFor();
});

story('a registration whose picture cannot be uploaded', async ({ open }) => {
  const page = await open({ allow: onPurpose });
  await page.goto('/registration');
  await page.getByLabel('Full name').fill('Constance Waite');
  await page.getByLabel('Email', { exact: true }).fill('constance@lab.test');
  await page.getByLabel('Password', { exact: true }).fill('Kestrel.2026');
  await page.getByLabel('Confirm Password').fill('Kestrel.2026');
  await choosePicture(page, 'Profile picture');
  // Storage accepts the upload and never answers.
  await page.route('**/v0/b/**', () => {});
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await message.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Constance Waite');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Kestrel.2026');
  // The next attempt continues automatically.
  await page.unroute('**/v0/b/**');
  await page.waitForURL('**/verify-email');
});

story('a registration', async ({ open }) => {
  const page = await open({ allow: onPurpose });
  await page.goto('/registration');
  const email = 'patient@lab.test';
  await page.getByLabel('Full name').fill('Patience Underhill-Moss');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Kestrel.2026');
  await page.getByLabel('Confirm Password').fill('Kestrel.2026');
  await choosePicture(page, 'Profile picture');
  const register = page.getByRole('button', { name: 'Register', exact: true });
  for (const [address, when] of [
    ['**/accounts:signUp**', 'before'],
    ['**/accounts:signUp**', 'after'],
    ['**/api/users', 'before'],
    ['**/api/users', 'after'],
  ] as const) {
    await breakOnce(page, address, 'POST', when);
    const failure = page.waitForEvent('requestfailed');
    await register.click();
    await failure;
    await expect.poll(() => register.isEnabled()).toBe(true);
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Patience Underhill-Moss');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  }
  // An interrupted upload is retried automatically.
  await breakOnce(page, '**/v0/b/**', 'POST', 'before');
  await register.click();
  await page.waitForURL('**/verify-email');
  // People appear on the desk only after they have verified their email and signed in.
  expect((await fetch((await mailedLink(email, 'VERIFY_EMAIL')) ?? '')).ok).toBe(true);
  await signIn(page, { email, password: 'Kestrel.2026' });

  const desk = await open();
  await signIn(desk, account('admin'));
  await desk.goto('/dashboard/allUsers');
  await desk.getByRole('searchbox').first().fill(email);
  await expect.poll(() => desk.getByRole('row').filter({ hasText: email }).count()).toBe(1);
});
