import type { Page } from 'playwright-core';
import { filesOf, originalOf } from './back-office.ts';
import { expect, story } from './fixtures.ts';
import { makeAccount } from './people.ts';
import { describePicture, photo } from './pictures.ts';

const password = 'Herring.77';

/** Safari's canvas silently writes PNG when WebP is requested. */
async function writeNoWebp(page: Page) {
  await page.route('**/images-worker-*.js', async (route) => {
    const response = await route.fetch();
    const asSafari = `{
      const write = OffscreenCanvas.prototype.convertToBlob;
      OffscreenCanvas.prototype.convertToBlob = function () { return write.call(this, { type: 'image/png' }); };
    }`;
    await route.fulfill({ response, body: `${asSafari}\n${await response.text()}` });
  });
}

/** Older versions have no canvas in workers either, so the page resizes the picture. */
async function drawInPage(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    const write = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (done) {
      write.call(this, done, 'image/png');
    };
  });
}

for (const [place, pretend] of [
  ['worker', writeNoWebp],
  ['page', drawInPage],
] as const) {
  story(
    `a browser whose canvas cannot write WebP still uploads WebP, made in the ${place}`,
    async ({ open }) => {
      const email = `safari-${place}-${Date.now()}@lab.test`;
      const person = await makeAccount(email, password, 'Sarah Safari');
      const page = await open({ as: person });
      await pretend(page);
      await page.goto('/dashboard/userProfile');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const encoder = page
        .context()
        .waitForEvent('request', (request) => /webp_enc.*\.wasm$/.test(request.url()));
      await page.getByLabel('Change photo').setInputFiles(await photo(1000, 2000));
      await encoder;
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Profile updated successfully').waitFor();

      const original = originalOf(await filesOf(person.uid));
      expect(await describePicture(await page.request.get(`/${original}`))).toEqual({
        format: 'webp',
        width: 400,
        height: 800,
        exif: undefined,
      });
    },
  );
}
