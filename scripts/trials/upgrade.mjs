// The data of each version that is kept are upgraded while a server of that version still answers, and the
// upgrade is killed between two pages, again and again.
import { setTimeout as wait } from 'node:timers/promises';
import { project } from '../paths.mjs';
import { address, ports } from '../ports.mjs';
import { startSuite } from '../suite.mjs';
import { newPerson, send, succeeds } from './calls.mjs';
import { readPages, readRecords } from './contents.mjs';
import { keptVersions, loadKept } from './kept-data.mjs';
import { startVersion } from './old-version.mjs';
import { counted } from './report.mjs';
import { ran, started } from './run-command.mjs';

/** @typedef {import('./report.mjs').Row} Row */

const control = 'demo-trial-control';
const oldPort = ports.hosting + 2;
const mostKills = 8;
const askEveryMs = 100;
/** Seldom, because a kill comes after some writes of anybody. */
const writeEveryMs = 2_000;
const lists = ['/labInfo', '/news', '/team', '/researchArea', '/openPositions', '/researchPapers?limit=100'];

/** @type {import('./report.mjs').Trial} */
export const trial = {
  title: 'Upgrade',
  about:
    'The data of every version that is kept are upgraded, killed between two pages again and again, while a server of the old version and one of the new answer and\nmembers write. What comes out is the same as without a kill.',
  async run() {
    const rows = [];
    for (const version of keptVersions()) {
      console.log(`Version ${version} …`);
      rows.push(...(await upgraded(version)));
    }
    return rows;
  },
};

/** @param {string} version @returns {Promise<Row[]>} */
async function upgraded(version) {
  const suite = await startSuite({ inProcess: true, lab: 'empty' });
  /** @type {Record<string, string>} */
  const env = suite.env;
  const written = await loadKept(version, project);
  await loadKept(version, control);
  const old = await startVersion(version, oldPort, env);
  const member = await newPerson('Uma Upgrade');
  const titles = old && (await titlesAt(old.address));
  const asking = askAll(old?.address, member);
  const { kills, wrong } = await killedAgainAndAgain(env);
  const { asked, refused, messages } = await asking();
  await ran('upgrade', ['--project', control], env);
  const again = await ran('upgrade', [], env);
  if (!again.said.includes('are up to date')) wrong.push(`The upgrade said once more: ${again.said}`);

  const [records, whole] = [await readRecords(), await readRecords(control)];
  for (const [path, fields] of whole)
    if (isUpgraded(path) && records.get(path) !== fields)
      wrong.push(`${path} is ${records.get(path)?.slice(0, 200)} and not ${fields.slice(0, 200)}`);
  const lost = messages.filter(
    (message) => ![...records.values()].some((fields) => fields.includes(message)),
  );
  const pages = await readPages();
  const later = old && (await titlesAt(old.address));
  old?.end();
  await suite.end();
  return [
    {
      what: `Data of ${version}`,
      found: `${counted(written, 'record')}, killed ${counted(kills, 'time')} between two pages; afterwards as without a kill`,
      wrong,
    },
    {
      what: `Meanwhile, ${version}`,
      found: `${counted(asked, 'call')}${old ? ` of both versions’ servers` : ', of the new version only: git does not have the old one'} answered, ${counted(messages.length, 'message')} written; then ${counted(pages.size, 'page')} opened`,
      wrong: [
        ...refused,
        ...lost.map((message) => `${message} is lost.`),
        ...(JSON.stringify(titles) === JSON.stringify(later)
          ? []
          : ['The old server lists other works than before.']),
      ],
    },
  ];
}

/**
 * What of the database is the same whoever uses it meanwhile; the search counts its changes.
 * @param {string} path
 */
const isUpgraded = (path) =>
  !/^(?:search\/changed$|(?:upgrades|contacts|mail\w*|users|registrations|activity)\/)/.test(path);

/** @param {string} site */
async function titlesAt(site) {
  const papers = await succeeds(send(`${site}/api/researchPapers?limit=100`));
  return papers.map((/** @type {{ title: string }} */ { title }) => title).sort();
}

/**
 * Kills the upgrade after its first write, then later and later, and lets the last one end.
 * @param {Record<string, string>} env
 */
async function killedAgainAndAgain(env) {
  for (let kills = 0; ; kills++) {
    const command = started('upgrade', [], env);
    let running = true;
    void command.ended.then(() => (running = false));
    // It says which step it begins.
    while (running && !command.said()) await wait(1);
    const first = await changes(env);
    const ends = () => kills === mostKills || !running;
    while (!ends() && (await changes(env)) <= first + kills * 2) await wait(1);
    if (kills < mostKills && running) command.child.kill('SIGKILL');
    const code = await command.ended;
    if (code === 0) return { kills, wrong: [] };
    if (command.child.signalCode !== 'SIGKILL')
      return { kills, wrong: [`The upgrade failed: ${command.said()}`] };
  }
}

/** How many writes the database has taken. @param {Record<string, string>} env @returns {Promise<number>} */
async function changes({ FIRESTORE_EMULATOR_HOST: host }) {
  const { body } = await send(`http://${host}/emulator/v1/projects/${project}/databases/(default)/changes`);
  return body.changes;
}

/**
 * Visitors and a member, until the returned function is called.
 * @param {string | undefined} old @param {import('./calls.mjs').Person} member
 */
function askAll(old, member) {
  let asking = true;
  const done = { asked: 0, refused: /** @type {string[]} */ ([]), messages: /** @type {string[]} */ ([]) };
  const sites = [address, ...(old ? [old] : [])];
  const visiting = sites.map(async (site) => {
    for (let turn = 0; asking; turn++) {
      const path = lists[turn % lists.length];
      const { status } = await send(`${site}/api${path}`);
      done.asked += 1;
      if (status !== 200)
        done.refused.push(`${site === old ? 'The old' : 'The new'} server answered ${status} to ${path}.`);
      await wait(askEveryMs);
    }
  });
  const writing = (async () => {
    while (asking) {
      const message = `While upgrading, ${done.messages.length}`;
      await succeeds(member.call('POST /contacts', { name: member.name, phone: '1', message }));
      done.messages.push(message);
      await wait(writeEveryMs);
    }
  })();
  return async () => {
    asking = false;
    await Promise.all([...visiting, writing]);
    return done;
  };
}
