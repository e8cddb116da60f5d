// What `npm start` prints when the lab is open. It says only what is true of the data that were started.

/** @typedef {{ email: string, password: string, note: string }} Account */

/**
 * The demo accounts that are in the data with their first password, which the Auth emulator keeps readable.
 * @param {Account[]} demoAccounts
 * @param {{ email?: string, passwordHash?: string }[]} there
 */
export function usableAccounts(demoAccounts, there) {
  return demoAccounts.filter(({ email, password }) =>
    there.some(
      (account) => account.email === email && account.passwordHash?.endsWith(`:password=${password}`),
    ),
  );
}

/** @param {Account[]} accounts */
function accountLines(accounts) {
  const rows = accounts.map(
    ({ email, password, note }) => `    ${email.padEnd(24)} ${password.padEnd(16)} ${note}`,
  );
  return ['  Demo accounts', ...rows];
}

/** @param {{ lab: import('./labs.mjs').Lab, keepIn: string | undefined }} of */
function dataLines({ lab, keepIn }) {
  const saved = 'Your data is saved some seconds after each change';
  if (keepIn)
    return [`  ${saved} in ${keepIn}.`, '  npm run reset with the same LAB_DATA forgets it. Ctrl-C stops.'];
  const [other, forgets] =
    lab === 'empty'
      ? ['npm start -- --demo opens the demo lab', 'npm run reset -- --empty forgets this one']
      : ['npm run new-lab opens a lab of your own', 'npm run reset -- --demo forgets what you changed here'];
  return [`  ${saved}. Ctrl-C stops, npm start goes on with this lab.`, `  ${other}, ${forgets}.`];
}

/**
 * @param {{
 * address: string, mailbox: string, logs: string, accounts: Account[], lab: import('./labs.mjs').Lab,
 * setUpAt: string | undefined, keepIn?: string | undefined, }} about `setUpAt`: the page where the first
 * admin's account is made, if the lab has none. `keepIn`: the data folder of LAB_DATA.
 */
export function banner({ address, mailbox, logs, accounts, lab, setUpAt, keepIn }) {
  const lines = [`  The lab is open:  ${address}`, ''];
  if (setUpAt) lines.push('  It has no admin yet. Set it up:', `    ${setUpAt}`, '');
  if (accounts.length > 0) lines.push(...accountLines(accounts), '');
  lines.push(`  Mail that the lab sends: ${mailbox}`, `  Logs: ${logs}`, ...dataLines({ lab, keepIn }));
  return `\n${lines.join('\n')}\n`;
}
