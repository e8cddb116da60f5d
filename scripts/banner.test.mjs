import { expect, test } from 'vitest';
import { banner, usableAccounts } from './banner.mjs';

const admin = { email: 'admin@lab.test', password: 'Kestrel.2026', note: 'admin' };
const about = {
  address: 'http://127.0.0.1:5005',
  mailbox: 'http://127.0.0.1:8025',
  logs: '/lab/logs',
  setUpAt: undefined,
};

test('names the demo accounts of the demo lab, and the way to a lab of one’s own', () => {
  const text = banner({ ...about, lab: 'demo', accounts: [admin] });
  expect(text).toContain('The lab is open:  http://127.0.0.1:5005');
  expect(text).toMatch(/Demo accounts\n {4}admin@lab\.test +Kestrel\.2026 +admin\n/);
  expect(text).toContain('Mail that the lab sends: http://127.0.0.1:8025');
  expect(text).toContain('npm run new-lab opens a lab of your own');
  expect(text).toContain('npm run reset -- --demo');
  expect(text).not.toContain('Set it up');
});

test('an empty lab has the address of its set-up and no demo account', () => {
  const setUpAt = 'http://127.0.0.1:5005/setup';
  const text = banner({ ...about, lab: 'empty', accounts: [], setUpAt });
  expect(text).toContain(`Set it up:\n    ${setUpAt}`);
  expect(text).not.toContain('Demo accounts');
  expect(text).toContain(
    'npm start -- --demo opens the demo lab, npm run reset -- --empty forgets this one.',
  );
});

test('a lab that is set up is not to be set up again', () => {
  expect(banner({ ...about, lab: 'empty', accounts: [] })).not.toMatch(/set it up|admin/i);
});

test('a folder of LAB_DATA is named, and no command that would touch another lab', () => {
  const text = banner({ ...about, lab: 'demo', accounts: [], keepIn: '/mnt/lab' });
  expect(text).toContain('in /mnt/lab.');
  expect(text).not.toMatch(/--demo|--empty|new-lab/);
});

test('an account that was deleted, or has another password, is not named', () => {
  const stored = { email: admin.email, passwordHash: 'fakeHash:salt=s:password=Kestrel.2026' };
  expect(usableAccounts([admin], [stored])).toEqual([admin]);
  expect(usableAccounts([admin], [])).toEqual([]);
  expect(usableAccounts([admin], [{ ...stored, email: 'other@lab.test' }])).toEqual([]);
  expect(usableAccounts([admin], [{ ...stored, passwordHash: 'fakeHash:salt=s:password=New.2026' }])).toEqual(
    [],
  );
  expect(usableAccounts([admin], [{ email: admin.email }])).toEqual([]);
});
