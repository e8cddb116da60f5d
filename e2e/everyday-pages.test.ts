// The pages that people open most have no fault that axe finds, and fit the screen; all others are in
// every-route.long.test.ts.
import { axeViolations } from './axe.ts';
import { expect, story } from './fixtures.ts';
import { type Look, look } from './page-look.ts';

story('on a phone in the dark a visitor can read them', async ({ open }) => {
  const looks: Look[] = [['phone', 'dark']];
  const routes: [string, string][] = [
    ['/', 'Kestrel Point Laboratory'],
    ['/publications', "What's New at Kestrel Point Laboratory"],
    ['/paper/potentials-that-know-when-to-stop', 'Learned potentials that know when to stop'],
    ['/contactUs', 'Contact Us'],
  ];
  await look(await open(), routes, () => looks);
});

story('on a desktop in the light an admin can read them', async ({ open }) => {
  const looks: Look[] = [['desktop', 'light']];
  const routes: [string, string][] = [
    ['/dashboard', 'Welcome, Ines Falkenrath'],
    ['/dashboard/settings', 'Settings'],
    ['/dashboard/applications', 'Manage Applications'],
    ['/dashboard/allUsers', 'All Users'],
  ];
  await look(await open({ as: 'admin' }), routes, () => looks);
});

story('an address of a member or of an admin asks a visitor to sign in', async ({ open }) => {
  const page = await open();
  for (const path of ['/dashboard/myContacts', '/dashboard/allUsers']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Login', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  }
});

story('an address that does not exist shows an error with links', async ({ open }) => {
  const page = await open({ allow: /404/ });
  for (const path of [
    '/nothing/here',
    '/paper/none',
    '/news/none',
    '/researchAreaDetails/none',
    '/userDetails/none',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
  }
  await page.goto('/nothing/here');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Our Team' }).click();
  await page.getByRole('heading', { name: 'Advisor', exact: true }).waitFor();
});
