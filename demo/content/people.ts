import type { Network } from '@lab/contract/features/team/networks';
import type { AccountKey } from '../accounts.ts';
import { portraitPath } from '../paths.ts';
import type { DemoMember } from './shapes.ts';

const social = (handle: string, ...networks: Network[]) =>
  Object.fromEntries(networks.map((network) => [network, `https://${network}.example/${handle}`]));

/**
 * The team in the order in which people joined; `account` is the entry of accounts.ts with which they sign
 * in.
 */
export const people: DemoMember[] = [
  {
    id: 'ottoline-brandsaeter',
    picture: true,
    name: 'Ottoline Brandsæter',
    alsoKnownAs: 'O. Brandsaeter; Ottoline Brandsaeter-Vik',
    role: 'Advisor',
    university: 'Northhaven University',
    email: 'o.brandsaeter@lab.test',
    phone: '+44 1632 960 112',
    joined: '2014-09-01',
    socialMedia: social('brandsaeter', 'linkedin', 'twitter'),
    details:
      'Founded the laboratory in a disused net loft with two oscilloscopes and a kettle. Works on the theory of interfaces and still answers the telephone herself. Emerita, which she says means the same work without the meetings.',
  },
  {
    id: 'kleio-mavrogeni',
    picture: true,
    name: 'Κλειώ Μαυρογένη (Kleio Mavrogeni)',
    role: 'Advisor',
    university: 'Πανεπιστήμιο Αλκυόνας · Alkyona University',
    email: 'k.mavrogeni@lab.test',
    phone: '+44 1632 960 118',
    joined: '2015-02-16',
    socialMedia: social('kmavrogeni', 'linkedin', 'facebook'),
    details:
      'Papyrologist with a soft spot for physics. Advises on everything that has letters on it, and reads proofs of the whole group with a red pencil.',
  },
  {
    id: 'isamu-kurohane',
    picture: true,
    name: 'Isamu Kurohane',
    role: 'Advisor',
    university: 'Shiomizaki Institute of Technology',
    email: 'i.kurohane@lab.test',
    phone: '+44 1632 960 121',
    joined: '2016-05-02',
    socialMedia: social('kurohane', 'linkedin', 'github'),
    details:
      'Experimental optics and metrology. Believes that a good experiment is one whose errors you could explain to a child.',
  },
  {
    id: 'demo-admin',
    picture: true,
    account: 'admin',
    name: 'Ines Falkenrath',
    role: 'Research Director',
    university: 'Northhaven University',
    phone: '+44 1632 960 101',
    joined: '2015-01-12',
    socialMedia: social('falkenrath', 'linkedin', 'twitter', 'facebook', 'github'),
    details:
      'Directs the laboratory and its materials group. Came for a sabbatical, stayed for the tides. Interested in what happens at the boundary of two solids, and in keeping review times under ten days.',
  },
  {
    id: 'demo-director',
    picture: true,
    account: 'director',
    name: 'Adaeze Nwokobia',
    role: 'Research Director',
    university: 'Umuoji Coast University',
    phone: '+44 1632 960 104',
    joined: '2015-10-01',
    socialMedia: social('nwokobia', 'linkedin', 'github'),
    details:
      'Leads environmental sensing. Has repaired a tide gauge in a Force 8 and would rather not do it again. Teaches calibration as a moral subject.',
  },
  {
    id: 'rafael-quintalves',
    picture: true,
    name: 'Rafael Quintalves',
    role: 'Research Director',
    university: 'Universidade da Foz Nova',
    email: 'r.quintalves@lab.test',
    phone: '+44 1632 960 107',
    joined: '2017-03-20',
    socialMedia: social('quintalves', 'linkedin', 'twitter'),
    details:
      'Waves, mostly wet ones. Runs the flume, the numerical tank and the Thursday seminar. Plays the viola in the town orchestra, badly by his own account.',
  },
  {
    id: 'mirelle-oduya-strand',
    picture: true,
    name: 'Mirelle Oduya-Strand',
    role: 'Research Director',
    university: 'Northhaven University',
    email: 'm.oduyastrand@lab.test',
    phone: '+44 1632 960 109',
    joined: '2018-08-13',
    socialMedia: social('oduyastrand', 'twitter', 'github'),
    details:
      'Builds microscopes that leave cells alone. Before that she repaired church organs, which she considers the same profession.',
  },
  {
    id: 'demo-writer',
    picture: true,
    account: 'writer',
    name: 'Jaromír Větrovský',
    role: 'Researcher',
    university: 'Northhaven University',
    phone: '+44 1632 960 133',
    joined: '2019-02-04',
    socialMedia: social('vetrovsky', 'linkedin', 'github'),
    details:
      'Ion transport in solids, by simulation and by stubbornness. Maintains the potential library and the coffee machine.',
  },
  {
    id: 'demo-researcher',
    picture: true,
    account: 'researcher',
    name: '苏砚舟 (Su Yanzhou)',
    role: 'Researcher',
    university: '澜江大学 · Lanjiang University',
    phone: '+44 1632 960 136',
    joined: '2020-01-20',
    socialMedia: social('suyanzhou', 'github'),
    details:
      'Networks and their failures. Likes problems that can be stated on a napkin and solved on a cluster.',
  },
  {
    id: 'demo-fieldwork',
    picture: true,
    account: 'fieldwork',
    name: 'Saoirse Nic Dubhthaí',
    role: 'Researcher',
    university: 'Ollscoil na Farraige',
    phone: '+44 1632 960 139',
    joined: '2020-09-07',
    socialMedia: social('nicdubhthai', 'twitter', 'linkedin'),
    details:
      'Field lead of the estuary network. If a station is silent she is probably already on her way in the small boat.',
  },
  {
    id: 'demo-letters',
    picture: true,
    account: 'letters',
    name: 'يُسرى القنديل (Yusra Al-Qandil)',
    role: 'Researcher',
    university: 'جامعة مرسى النور · Marsa al-Nur University',
    phone: '+44 1632 960 142',
    joined: '2021-04-12',
    socialMedia: social('alqandil', 'linkedin', 'twitter'),
    details:
      'Reads letters that were not meant for her and are eight hundred years old. Works on Arabic and Judaeo-Arabic handwriting and on honest confidence scores.',
  },
  {
    id: 'tomasz-wedrowiecki',
    picture: true,
    name: 'Tomasz Wędrowiecki',
    role: 'Researcher',
    university: 'Politechnika Nadbrzeżna',
    email: 't.wedrowiecki@lab.test',
    joined: '2022-06-01',
    socialMedia: social('wedrowiecki', 'github'),
    details: 'Cavities, membranes, lasers and the vibrations of passing ferries.',
  },
  {
    id: 'demo-assistant',
    picture: true,
    account: 'assistant',
    name: 'Pilvi Harmaanen',
    role: 'Research Assistant',
    university: 'Northhaven University',
    phone: '+44 1632 960 151',
    joined: '2023-09-11',
    socialMedia: social('harmaanen', 'linkedin', 'github'),
    details:
      'Doctoral student. Mussels, tweezers and long nights; writes the group’s best laboratory notebook.',
  },
  {
    id: 'noam-tzurel',
    picture: true,
    name: 'נֹעם צוראל (Noam Tzurel)',
    role: 'Research Assistant',
    email: 'n.tzurel@lab.test',
    phone: '+44 1632 960 154',
    joined: '2024-02-26',
    socialMedia: social('tzurel', 'github'),
    details: 'Spectral cameras, conservation chemistry and the occasional parchment.',
  },
  {
    id: 'chiamaka-obiyor',
    picture: true,
    name: 'Chiamaka Obiyor',
    role: 'Research Assistant',
    university: 'Umuoji Coast University',
    email: 'c.obiyor@lab.test',
    phone: '+44 1632 960 157',
    joined: '2025-01-13',
    socialMedia: {},
    details: '',
  },
  {
    id: 'emrik-sando',
    name: 'Emrik Sandö',
    role: 'Research Assistant',
    university: 'Northhaven University',
    phone: '+44 1632 960 160',
    email: 'e.sando@lab.test',
    joined: '2026-03-02',
    socialMedia: social('sando', 'github', 'linkedin'),
    details:
      'Electronics and firmware. Once ran a dust sensor for fourteen months on two lemons and a capacitor.',
  },
];

/** Registration requires a picture, so people who are not in the team have one too. */
export const picturedOthers = [
  'member',
  'newcomer',
  'applicant',
  'candidate',
  'visitor',
  'unverified',
  'disabled',
] as const satisfies readonly AccountKey[];

export function photoOfAccount(key: AccountKey): string {
  const member = people.find((person) => person.account === key);
  return portraitPath(key, member?.id ?? key);
}
