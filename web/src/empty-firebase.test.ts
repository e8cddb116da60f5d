import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { emptyFirebase } from '../empty-firebase.ts';

const web = join(import.meta.dirname, '..');
const entry = join(web, 'src', 'made-up.js');

/** The modules of a bundle with this one source. */
async function bundle(source: string): Promise<string[]> {
  const found = (id: string) => (id === entry ? id : undefined);
  const load = (id: string) => (id === entry ? source : undefined);
  const { output } = (await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'made-up', resolveId: found, load }, emptyFirebase()],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

it('reactfire comes without the parts of Firebase that no page uses', async () => {
  const modules = (await bundle("export * from 'reactfire'")).join('\n');
  expect(modules).toContain('/reactfire/dist/index.js');
  expect(modules).toContain('/@firebase/auth/');
  expect(modules).not.toMatch(/@firebase\/(?!app\/|auth\/|component\/|logger\/|util\/)/);
});

it.each(['database', 'firestore', 'functions', 'remote-config'])(
  'a bundle with firebase/%s itself is refused',
  async (part) => {
    await expect(bundle(`export * from 'firebase/${part}'`)).rejects.toThrow('which no page uses');
  },
);

it('uploads have the storage itself', async () => {
  expect((await bundle("export * from 'firebase/storage'")).join()).toContain('/@firebase/storage/');
});
