/**
 * `/api/press/logo.png` and `/api/press/portraits/{id}.jpg`: pictures in the size in which they were
 * uploaded. They are written anew, so that nothing goes along that a camera has noted, such as the place.
 */
import { AppError, api } from '@lab/contract';
import { pressLogos, spokenFileName } from '@lab/contract/features/press/files';
import { licenceLinks } from '@lab/contract/features/press/licences';
import { pressTexts } from '@lab/contract/features/press/texts';
import { errorTexts } from '@lab/contract/texts/error-texts';
import type { FileRoute } from '../../core/http/files.ts';
import type { Invoke } from '../../core/http/invoke.ts';
import { convertOriginal } from '../../core/images/convert-original.ts';
import { readKit } from './press.ts';

const notFound = () => new AppError('not-found', errorTexts.notFound);

/** An address makes a few of them a minute; the CDN answers repeated requests. */
const perMinute = 30;

export const pressFiles = (invoke: Invoke): FileRoute[] => [
  {
    path: new RegExp(`^/api/press/(${pressLogos.join('|')})\\.png$`),
    route: 'press/logos',
    perMinute,
    queryNames: async () => [],
    async write([name = '']) {
      const [{ logos }, { reply: lab }] = await Promise.all([readKit(), invoke(api.labInfo.get)]);
      const logo = logos.find((one) => one.logo === name);
      const body = logo && (await convertOriginal(logo.image, (from, { makePng }) => makePng(from)));
      if (!body) throw notFound();
      const words = { logo: 'logo', logoDark: 'logo dark', icon: 'icon' }[logo.logo];
      return { name: spokenFileName(`${lab.name} ${words}`, 'png'), contentType: 'image/png', body };
    },
  },
  {
    path: /^\/api\/press\/portraits\/([\w-]+)\.jpg$/,
    route: 'press/portraits',
    perMinute,
    queryNames: async () => [],
    async write([id = '']) {
      const portrait = (await readKit()).portraits.find(({ _id }) => _id === id);
      if (!portrait) throw notFound();
      const { image, name, credit, licence } = portrait;
      const rights = { credit, terms: pressTexts.licences[licence], link: licenceLinks[licence] ?? '' };
      const body = await convertOriginal(image, (from, { makePhoto }) => makePhoto(from, rights));
      if (!body) throw notFound();
      return { name: spokenFileName(name, 'jpg'), contentType: 'image/jpeg', body };
    },
  },
];
