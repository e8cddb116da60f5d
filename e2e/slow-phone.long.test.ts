// A person on a slow phone (processor 4 times slower, 1.6 Mbit/s, 150 ms) looks around and applies for a
// position.
import { chooseOption } from './choose.ts';
import { expect, sizes, story } from './fixtures.ts';

story('a person can read, sign in and apply on a slow phone', async ({ open }) => {
  const page = await open({ viewport: sizes.phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  const control = await page.context().newCDPSession(page);
  await control.send('Network.enable');
  await control.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await control.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  // The server's content can be read before any script has run.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Kestrel Point Laboratory' }).first().waitFor();
  await page
    .getByRole('link', { name: /Three weeks in a sheet of light/ })
    .first()
    .click();
  await page
    .getByRole('heading', { name: /Three weeks in a sheet of light/ })
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Join Us' }).tap();
  const position = 'Research Assistant in Gentle Light Microscopy';
  await page
    .getByRole('listitem')
    .or(page.getByRole('article'))
    .filter({ hasText: position })
    .getByRole('link', { name: /^Login to apply/ })
    .first()
    .tap();
  await page.getByLabel('Email', { exact: true }).fill('newcomer@lab.test');
  await page.getByLabel('Password', { exact: true }).fill('Kestrel.2026');
  await page.getByRole('button', { name: 'Login', exact: true }).tap();

  // After signing in, the person is on the page that the pressed button leads to.
  await page.getByRole('heading', { name: `Apply to be ${position}` }).waitFor();
  await page.getByLabel('Phone number').fill('+44 1632 960 199');
  await page.getByLabel('University').fill('Northhaven University');
  await page.getByLabel('Research area').click();
  await chooseOption(page.getByRole('option', { name: 'Imaging and Microscopy' }));
  await page.getByLabel('Details').fill('Written on a bus, with one bar of signal.');
  await page.getByLabel('Resume URL').fill('https://files.example/ilse/cv.pdf');
  await page.getByRole('button', { name: 'Submit application' }).tap();
  await page.waitForURL('**/dashboard/myApplication');
  await page.getByText('Written on a bus, with one bar of signal.').waitFor();

  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await page.getByRole('button', { name: 'Yes, delete it!' }).tap();
  await page.getByText('No applications found.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
