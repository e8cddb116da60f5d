/**
 * All accounts of the demo lab. The email says what an account is for; the names are invented.
 * `npm run demo-data` writes the same table to accounts.json for the start banner and the browser stories.
 */
export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly joined: string;
  readonly note: string;
  readonly phone?: string;
  readonly admin?: true;
  readonly role?: 'writer';
  readonly unverified?: true;
  readonly disabled?: true;
}

const demoPassword = 'Kestrel.2026';

const account = (
  key: string,
  name: string,
  joined: string,
  note: string,
  more: Partial<Pick<DemoAccount, 'admin' | 'role' | 'unverified' | 'disabled' | 'phone'>> = {},
): DemoAccount => ({
  uid: `demo-${key}`,
  email: `${key}@lab.test`,
  password: demoPassword,
  name,
  joined,
  note,
  ...more,
});

const writer = { role: 'writer' } as const;

export const accounts = {
  admin: account('admin', 'Ines Falkenrath', '2015-01-12', 'admin and research director', { admin: true }),
  director: account('director', 'Adaeze Nwokobia', '2015-10-01', 'writer and research director', writer),
  writer: account('writer', 'Jaromír Větrovský', '2019-02-04', 'writer with papers under review', writer),
  researcher: account('researcher', '苏砚舟 (Su Yanzhou)', '2020-01-20', 'writer', writer),
  fieldwork: account('fieldwork', 'Saoirse Nic Dubhthaí', '2020-09-07', 'writer', writer),
  letters: account('letters', 'يُسرى القنديل (Yusra Al-Qandil)', '2021-04-12', 'writer', writer),
  assistant: account('assistant', 'Pilvi Harmaanen', '2023-09-11', 'writer', writer),
  member: account(
    'member',
    'Wren Adeyelu',
    '2025-05-19',
    'member with a paper, messages and an application',
    {
      phone: '+44 1632 960 171',
    },
  ),
  newcomer: account('newcomer', 'Ilse Vandermoor', '2026-11-02', 'member who has done nothing yet'),
  applicant: account('applicant', 'Teodor Lúčny', '2026-02-17', 'member whose application has feedback', {
    phone: '+44 1632 960 174',
  }),
  candidate: account('candidate', 'Hinemoa Pārata-Wells', '2026-06-08', 'member with a fresh application', {
    phone: '+44 1632 960 177',
  }),
  visitor: account('visitor', 'Ωρίων Καλαφάτης', '2026-08-24', 'member with a fresh application', {
    phone: '+44 1632 960 180',
  }),
  unverified: account(
    'unverified',
    'Babak Sorenvand',
    '2026-11-10',
    'has not followed the link in the email',
    {
      unverified: true,
    },
  ),
  disabled: account('disabled', 'Corvin Aldertree', '2024-03-05', 'may no longer sign in', {
    disabled: true,
  }),
} as const satisfies Record<string, DemoAccount>;

export type AccountKey = keyof typeof accounts;
