/** Writes what comes in of what a site says of the lab as a whole. */
import { saveGlobal } from '../../../core/globals/save-global.ts';
import { labInfo } from '../../../features/lab-info/lab-info.ts';
import { labInfoShape, readLabInfo } from '../../../features/lab-info/lab-info-store.ts';
import { partOfSettings } from '../../../features/settings/settings.ts';
import { readSettings } from '../../../features/settings/settings-store.ts';
import type { Site } from '../description.ts';
import { type Fact, type FactName, factsOf } from './facts.ts';
import type { Writing } from './writing.ts';

export async function planFacts(site: Site): Promise<Fact[]> {
  const [labInfo, settings] = await Promise.all([readLabInfo(), readSettings()]);
  return factsOf(site, { labInfo, settings });
}

/** Returns what was written, in words. */
export async function writeFacts(writing: Writing, site: Site, overview: string | undefined) {
  const { caller, files, progress } = writing;
  progress.begin('what is said of the lab');
  const stored = await readLabInfo();
  const coming = (await planFacts(site)).filter(({ why }) => !why);
  const values = new Map(coming.map(({ name, value }) => [name, value]));
  const some = <Name extends FactName>(...names: Name[]) =>
    Object.fromEntries(
      names.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : [])),
    ) as Partial<Record<Name, string>>;
  for (const name of ['logo', 'icon', 'sharePicture'] as const) {
    const path = values.get(name);
    const address = path && (await files.keep(path, 'lab'));
    if (address) values.set(name, address);
    else values.delete(name);
  }

  const basic = some('name', 'email');
  // As in every lab that began empty.
  const isNew = stored.name === labInfoShape.name && !stored.email && !stored.overview.details;
  const body = { ...basic, ...(isNew && { hidesEmpty: true }) };
  if (Object.keys(basic).length > 0)
    await labInfo.updateBasicInfo({ ...nothing, body: body as never, caller });

  const social = some('whatsApp', 'facebook', 'X', 'linkedIn');
  if (Object.keys(social).length > 0) {
    const { socialMedia } = stored;
    await labInfo.updateSocialMedia({ ...nothing, body: { ...socialMedia, ...social } as never, caller });
  }

  const logo = values.get('logo');
  const identity = {
    ...some('statement', 'logo', 'icon', 'sharePicture'),
    ...(logo && { logoRatio: Math.min(Math.max(files.ratioOf(logo), 0.1), 20) }),
  };
  if (Object.keys(identity).length > 0)
    await saveGlobal(caller, partOfSettings('identity'), { before: undefined, values: identity });
  const look = some('accent');
  if (Object.keys(look).length > 0)
    await saveGlobal(caller, partOfSettings('look'), { before: undefined, values: look });

  const said = coming.filter(({ name }) => values.has(name)).map(({ what }) => what);
  // It is so after a move that was ended in the middle.
  const isWritten = Boolean(overview) && stored.formatted.overview.text === overview;
  if (overview && !stored.overview.details) {
    const { name } = stored.overview;
    const block = { name, details: '', image: '', imageAlt: '', formatted: overview };
    await labInfo.updateBlocks({ ...nothing, body: { overView: block } as never, caller });
    said.push('overview');
  }
  return { said, hasOverview: isWritten || said.includes('overview') };
}

const nothing = { params: {}, query: undefined } as const;
