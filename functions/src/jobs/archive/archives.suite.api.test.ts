/** An admin has everything written into a file by the task queue, and downloads it. */
import type { Archive } from '@lab/contract/features/archive/schemas';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { twoAdmins } from '../../test/two-admins.ts';
import { unzip } from '../../test/unzip.ts';

let { admin, byAdmin, by, other } = {} as Awaited<ReturnType<typeof twoAdmins>>;

const list = async (): Promise<Archive[]> => (await byAdmin('GET /archives')).body;

const untilNothingRuns = () =>
  vi.waitFor(
    async () => {
      const archives = await list();
      expect(archives.filter(({ state, trial }) => [state, trial].includes('running'))).toEqual([]);
      return archives;
    },
    { timeout: 120_000, interval: 500 },
  );

beforeAll(async () => {
  ({ admin, byAdmin, by, other } = await twoAdmins());
  await untilNothingRuns();
}, 130_000);

describe('an export', () => {
  let begun: Archive;

  it('begins once, is written by the queue, and is in the log', async () => {
    const [one, two] = await Promise.all([by(admin, 'POST /archives'), by(other, 'POST /archives')]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const [first, second] = one.status === 200 ? [one, two] : [two, one];
    expect(second.body.message).toMatch('An export is running already.');
    begun = first.body;
    const archives = await untilNothingRuns();
    const done = archives.find(({ _id }) => _id === begun._id);
    expect(done).toMatchObject({ state: 'done', by: begun.by });
    expect(done?.bytes).toBeGreaterThan(10_000);
    const { body: log } = await byAdmin(`GET /activity?kind=archive&target=${begun._id}`);
    expect(log).toMatchObject([{ action: 'exported', actor: begun.by }]);
  });

  it('is restored for trial by the queue, and the desk says what came back', async () => {
    const path = `POST /archives/${begun._id}/trial`;
    const [one, two] = await Promise.all([by(admin, path), by(other, path)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const archives = await untilNothingRuns();
    const done = archives.find(({ _id }) => _id === begun._id);
    expect(done?.trial).toBe('done');
    const { body } = await byAdmin('GET /lastArchive');
    expect(body).toMatchObject({ bytes: done?.bytes, tried: 'done' });
    expect(body.says).toMatch(/^\d{3,} records, \d{2,} files and \d+ accounts came back as they were\.$/);
  });

  it('is downloaded from its address, until it is deleted', async () => {
    const [{ address } = { address: '' }] = (await list()).filter(({ _id }) => _id === begun._id);
    const answer = await fetch(address);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*lab\.zip/);
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(files.get('lab.json') ?? '')).toMatchObject({ format: 1 });
    expect(files.get('collections/users.jsonl')).toContain(admin.email);
    // It would tell the addresses of other exports.
    expect([...files.keys()]).not.toContain('collections/archives.jsonl');

    const withoutToken = address.replace(/&token=.*/, '');
    const headers = { Authorization: `Firebase ${admin.idToken}` };
    const refused = await Promise.all([
      fetch(withoutToken),
      fetch(withoutToken, { headers }),
      fetch(`${address}1`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);

    expect((await byAdmin(`DELETE /archives/${begun._id}`)).body).toEqual({ deletedCount: 1 });
    expect((await fetch(address)).status).toBe(403);
    expect((await byAdmin(`DELETE /archives/${begun._id}`)).status).toBe(404);
  });
});
