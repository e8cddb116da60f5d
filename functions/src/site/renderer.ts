/** The web client's own renderer, which the build puts beside this function. */
import { readFile } from 'node:fs/promises';
import { type AnyEndpoint, api } from '@lab/contract';
import { invoke } from '../invoke.ts';
import type { SheetRule } from './used-styles.ts';

/** What `web/src/entry-server.tsx` exports; that is another program, so its types stay there. */
interface PageRenderer {
  render(url: URL, invoke: typeof invokePublic, asked?: string): Promise<Drawn | Moved>;
  shell: Drawn;
  schemeFromCookie(header: string | undefined): string;
}

export interface Drawn {
  status: 200 | 404;
  language: string;
  head: string;
  body: string;
  data: string;
}

export interface Moved {
  status: 301;
  location: string;
}

/** What functions/build.mjs found out about the browser's build. */
export interface Client {
  /** The text of the script that stands in each page, and the address of the one that starts the application. */
  firstScript: string;
  boot: string;
  /** The styles of all public pages: what they are drawn with, and the address of all there is. */
  sheet: SheetRule[];
  wholeSheet: string;
}

type Renderer = PageRenderer & Client;

const folder = new URL('./site/', import.meta.url);
let loading: Promise<Renderer> | undefined;

export function loadRenderer(): Promise<Renderer> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Renderer> {
  const [pages, client] = await Promise.all([
    import(new URL('entry-server.js', folder).href) as Promise<PageRenderer>,
    readFile(new URL('client.json', folder), 'utf8'),
  ]);
  return { ...pages, ...(JSON.parse(client) as Client) };
}

const endpoints = new Map(
  Object.values(api)
    .flatMap((feature) => Object.values<AnyEndpoint>(feature))
    .map((endpoint) => [nameOf(endpoint), endpoint]),
);

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}

/** The renderer carries its own copy of the contract, so an endpoint is recognised by its address. */
function invokePublic(
  named: { method: string; path: string },
  input: { params?: Record<string, string>; query?: Record<string, unknown> },
) {
  const endpoint = endpoints.get(nameOf(named));
  if (!endpoint) throw new Error(`The contract has no ${nameOf(named)}`);
  return invoke(endpoint, input);
}

export { invokePublic };
