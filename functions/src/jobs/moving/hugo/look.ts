/** Logo and colour of a site. Its icon is most often the template's, so nobody would want it here. */
import { isHex } from '@lab/contract/features/settings/contrast';
import type { Look } from '../description.ts';
import { isPicturePath } from '../fates.ts';
import { textIfThere } from '../jekyll/documents.ts';
import { itemAt, textAt } from '../jekyll/values.ts';
import { fileAt } from './files.ts';
import { readSettings } from './front-matter.ts';
import type { HugoSite } from './hugo-site.ts';

export async function readLook(site: HugoSite): Promise<Look> {
  const logo = pictureCalled(site, 'logo');
  const sharePicture = pictureCalled(site, 'sharing');
  for (const path of [logo, sharePicture]) if (path) site.fates.read(path, 'picture');
  return { logo, sharePicture, accent: await accentOf(site) };
}

const pictureCalled = (site: HugoSite, name: string) =>
  ['svg', 'png', 'jpg', 'webp']
    .map((ending) => fileAt(site, `/${name}.${ending}`))
    .find((path) => path && isPicturePath(path));

/** Of newer sites a setting, of older ones in the file of a theme of their own. */
async function accentOf({ params, source, fates }: HugoSite): Promise<string> {
  const colours = itemAt(itemAt(itemAt(params, 'hugoblox'), 'theme'), 'colors');
  const own = textAt(colours, 'primary');
  if (isHex(own)) return own;
  const theme = textAt(params, 'theme') || textAt(itemAt(params, 'appearance'), 'theme_day');
  for (const path of [`data/themes/${theme}.toml`, `data/themes/${theme}.yaml`]) {
    const data = readSettings(await textIfThere(source, path), path) ?? {};
    const primary = textAt(data, 'primary');
    if (!isHex(primary)) continue;
    fates.read(path, 'settings');
    return primary;
  }
  return '';
}
