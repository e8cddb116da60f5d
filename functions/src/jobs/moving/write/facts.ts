/** What a site says of the lab as a whole, which comes in only where the lab has said nothing yet. */
import { limits } from '@lab/contract/api/limits';
import type { Fields } from '@lab/contract/core/content/field';
import { basicInfoFields, socialMediaFields } from '@lab/contract/features/lab-info/fields';
import { isReadableAccent, readableAccent } from '@lab/contract/features/settings/accent';
import { looks } from '@lab/contract/features/settings/choices';
import { isHex } from '@lab/contract/features/settings/contrast';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { truncate } from '@lab/contract/lib/truncate';
import { labInfoShape, type StoredLabInfo } from '../../../features/lab-info/lab-info-store.ts';
import type { Site } from '../description.ts';
import { beginningOf } from '../texts/lab-text.ts';
import { accountAddress } from './accounts.ts';
import { fit } from './fit.ts';

export type FactName =
  | 'name'
  | 'email'
  | 'statement'
  | 'accent'
  | 'logo'
  | 'icon'
  | 'sharePicture'
  | keyof typeof socialMediaFields;

export interface Fact {
  /** Missing for what the lab has no place for. */
  name?: FactName;
  /** As people call it. */
  what: string;
  /** As it comes in; a file by its path. */
  value: string;
  /** Why it is left out. */
  why?: string;
  remark?: string;
}

export interface Said {
  labInfo: StoredLabInfo;
  settings: Pick<Settings, 'identity' | 'look'>;
}

const hadBefore = 'the lab has said so itself';
const noPlace = 'there is no place for it';

export async function factsOf(site: Site, { labInfo, settings }: Said): Promise<Fact[]> {
  const { identity, look } = settings;
  const { logo = '', icon = '', sharePicture = '' } = site.look ?? {};
  const name = labInfo.name === labInfoShape.name ? '' : labInfo.name;
  // The colours of a look that the lab has chosen are its own too.
  const accent = look.accent || (look.look === looks[0] ? '' : look.look);
  const facts: Fact[] = [
    fact('name', 'name', truncate(site.name, limits.name), name),
    await checked(basicInfoFields, fact('email', 'email', site.email, labInfo.email)),
    fact(
      'statement',
      'sentence on the home page',
      beginningOf(site.description, limits.statement),
      identity.statement,
    ),
    accentOf(fact('accent', 'accent colour', site.look?.accent ?? '', accent)),
    fact('logo', 'logo', logo, identity.logo),
    fact('icon', 'icon', icon, identity.icon),
    fact('sharePicture', 'picture for social networks', sharePicture, identity.sharePicture),
    ...(await linksOf(site, labInfo)),
  ];
  return facts.filter(({ value }) => value);
}

const fact = (name: FactName, what: string, value: string, had: string): Fact => ({
  name,
  what,
  value,
  ...(had && { why: hadBefore }),
});

/** As the form of the settings does: it refuses such a colour and says which would do. */
function accentOf(given: Fact): Fact {
  const { value, why } = given;
  if (!value || why) return given;
  if (!isHex(value)) return { ...given, why: 'it is no colour such as #0b5d4b' };
  if (isReadableAccent(value)) return given;
  const darker = readableAccent(value);
  return { ...given, value: darker, remark: `nearest to ${value} that can be read` };
}

/** As the form checks it. */
async function checked(fields: Fields, given: Fact): Promise<Fact> {
  const { name = '', value, why } = given;
  const field = fields[name];
  if (!field || !value || why) return given;
  const { remarks, wrong } = await fit({ [name]: field }, { [name]: value });
  const refusal = wrong ?? remarks[0];
  return refusal === undefined ? given : { ...given, why: refusal };
}

/** By the words of the programs that sites are made with. */
const places = new Map<string, keyof typeof socialMediaFields>([
  ['x', 'X'],
  ['twitter', 'X'],
  ['facebook', 'facebook'],
  ['linkedin', 'linkedIn'],
  ['whatsapp', 'whatsApp'],
]);

async function linksOf({ links }: Site, { socialMedia }: StoredLabInfo): Promise<Fact[]> {
  const taken = new Set<string>();
  const facts: Fact[] = [];
  for (const [name, value] of links) {
    const place = places.get(name);
    if (!place || taken.has(place)) {
      facts.push({ what: `link to ${name}`, value, why: noPlace });
      continue;
    }
    taken.add(place);
    const given = fact(place, `link to ${name}`, accountAddress(name, value), socialMedia[place]);
    facts.push(await checked(socialMediaFields, given));
  }
  return facts;
}

/** What the plan says of it. */
export const lineOf = ({ what, value, why, remark }: Fact) =>
  `${what} ${value} ${why ? `is left out: ${why}` : `comes in${remark ? `, the ${remark}` : ''}`}`;
