/**
 * ical.js, the address book of Thunderbird, reads our contact cards strictly: those of the people of the lab,
 * and the cards of other programs, written again by us.
 */

import { paths } from '@lab/contract/features/pages/paths';
import { memberCard } from '@lab/contract/features/pages/record-files';
import type { Member } from '@lab/contract/features/team/kind';
import { type Card, writeCard } from '../../functions/src/jobs/site/vcard.ts';
import { difference } from '../difference.ts';
import { pathsOf, textAt } from '../found/pages.ts';
import { type Case, suite } from '../suite.ts';

/** As far as it is used here. */
interface Ical {
  design: { strict: boolean };
  parse(text: string): [string, ...unknown[]] | unknown[][];
  Component: new (parsed: unknown) => Component;
}

interface Component {
  getAllProperties(name: string): { getFirstValue(): unknown; getValues(): unknown[] }[];
}

const product = { writeCard, cardAt: textAt };

/** It forgets that commas and semicolons divide values. */
const planted: typeof product = {
  writeCard: (card) => writeCard(card).replace(/\\([,;])/g, '$1'),
  cardAt: async (address) => (await textAt(address)).replace(/^FN:.*\r\n/m, ''),
};

export const vcards = suite({
  name: 'vcards',
  part: 'Out',
  about: 'contact cards, read by the address book of Thunderbird',
  repository: 'mangstadt/ez-vcard',
  commit: '2396882d93f2da1eaab405d637fedeff582b2b66',
  packages: { 'ical.js': '2.2.1' },
  needs: 'lab',
  product,
  planted,
  async *cases({ files, product, lab: { address } }) {
    const ical = (await files.load('../node_modules/ical.js/dist/ical.js')).default as Ical;
    ical.design.strict = true;
    for (const file of files.list('src/test/resources/ezvcard', '.vcf'))
      for (const [at, card] of cardsIn(ical, files.read(file)).entries())
        yield {
          name: `${file.split('/').at(-1)}, card ${at + 1}`,
          fault: () => difference(read(ical, product.writeCard(card)), card),
        } satisfies Case;

    for (const path of (await pathsOf(address)).filter((one) => one.startsWith(paths.member('')))) {
      const id = path.slice(paths.member('').length);
      const { member } = JSON.parse(await textAt(`${address}/api/people/${id}`)) as { member?: Member };
      // Who has left the lab has no card.
      if (!member) continue;
      yield {
        name: `the card of ${member.name}`,
        fault: async () => {
          const card = read(ical, await product.cardAt(address + memberCard(id)));
          const words = wordsOf([card.given, card.family, card.suffix].join(' '));
          const strange = words.find((word) => !wordsOf(member.name).includes(word));
          return (
            difference(told(card), told(wanted(member, address + path))) ??
            (card.family ? strange && `The name has no “${strange}”` : 'It has no family name')
          );
        },
      };
    }
  },
});

/** Only what a card of ours has, of the cards that a strict reader takes. */
function cardsIn(ical: Ical, text: string): Card[] {
  try {
    const parsed = ical.parse(text);
    const all = (parsed[0] === 'vcard' ? [parsed] : parsed) as unknown[][];
    return all.map((one) => ({ ...cardOf(new ical.Component(one)), photo: '', uid: 'https://lab.test/1' }));
  } catch {
    return [];
  }
}

function read(ical: Ical, text: string): Card {
  return cardOf(new ical.Component(ical.parse(text)));
}

function cardOf(card: Component): Card {
  const all = (name: string) =>
    card.getAllProperties(name).flatMap((one) => one.getValues().flat().map(String).join('\n') || []);
  const [family = '', given = '', , , suffix = ''] = [card.getAllProperties('n')[0]?.getFirstValue() ?? []]
    .flat()
    .map((part) => [part].flat().join(', '));
  const one = (name: string) => all(name)[0] ?? '';
  return {
    name: one('fn'),
    family,
    given,
    suffix,
    organization: one('org'),
    title: one('title'),
    emails: all('email'),
    phones: all('tel'),
    urls: all('url'),
    photo: one('photo'),
    uid: one('uid'),
  };
}

const told = ({ name, organization, emails, phones, uid }: Card) => ({
  name,
  organization,
  emails,
  phones,
  uid,
});

const wanted = ({ name, university, email, phone }: Member, page: string): Card => ({
  name,
  family: '',
  given: '',
  organization: university,
  title: '',
  emails: [email].filter(Boolean),
  phones: [phone].filter(Boolean),
  urls: [],
  photo: '',
  uid: page,
});

const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{N}]+/gu) ?? [];
