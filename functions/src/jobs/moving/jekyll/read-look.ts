/** Logo, icon and colour of al-folio and lab-website-template. */
import type { Look } from '../description.ts';
import { isPicturePath } from '../fates.ts';
import { textIfThere } from './documents.ts';
import type { JekyllSite } from './jekyll-site.ts';
import { colourIn, valueIn, variablesIn } from './style-colours.ts';
import { fileAt } from './text-context.ts';
import { textAt } from './values.ts';

/** With which nobody has said anything. */
const ofTemplates = ['#0ea5e9', '#b509ac'];

export async function readLook(site: JekyllSite): Promise<Look> {
  const { config } = site;
  const pictures = {
    logo: pictureAmong(site, textAt(config, 'logo'), ...inFolder('logo')),
    icon: pictureAmong(site, inAssets(textAt(config, 'icon')), ...inFolder('icon')),
    sharePicture: pictureAmong(site, inAssets(textAt(config, 'og_image')), ...inFolder('share')),
  };
  for (const path of Object.values(pictures)) if (path) site.fates.read(path, 'picture');
  return { ...pictures, accent: await accentOf(site) };
}

const inFolder = (name: string) => ['svg', 'png', 'jpg', 'webp'].map((ending) => `images/${name}.${ending}`);

/** al-folio names a file there, or gives a sign such as ⚛️. */
const inAssets = (name: string) => (/^[\w.-]+$/.test(name) ? `/assets/img/${name}` : name);

function pictureAmong(site: JekyllSite, ...names: string[]): string {
  const found = names.map((name) => name && fileAt(site, name));
  return found.find((path) => path && isPicturePath(path)) || '';
}

const sheets = [
  { path: '_styles/-theme.scss', name: '--primary' },
  { path: '_sass/_themes.scss', name: '--global-theme-color' },
  { path: '_sass/_variables.scss', name: '$theme-color' },
];

async function accentOf(site: JekyllSite): Promise<string> {
  const { source, fates } = site;
  const known = variablesIn(await textIfThere(source, '_sass/_variables.scss'));
  for (const { path, name } of sheets) {
    const colour = colourIn(valueIn(await textIfThere(source, path), name), known);
    if (!colour) continue;
    if (ofTemplates.includes(colour)) {
      fates.leave(path, 'its colour is the one that the template comes with');
      return '';
    }
    fates.read(path, 'settings');
    return colour;
  }
  return '';
}
