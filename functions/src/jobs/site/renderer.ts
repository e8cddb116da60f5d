/** The web client's renderer, which the build copies beside this function. */
import { readFile } from 'node:fs/promises';
import type { AnyEndpoint } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import type { Visits } from '@lab/contract/features/settings/visits';
import { invoke } from '../../app/mounted.ts';
import type { Sheet } from './used-styles.ts';

/**
 * What `web/src/entry-server.tsx` exports. It belongs to another program, so its types cannot be imported.
 */
interface PageRenderer {
  render(url: URL, invoke: typeof invokePublic, sentPath?: string): Promise<RenderedPage | Redirect>;
  shell(): RenderedPage;
  schemeFromCookie(header: string | undefined): string;
}

export interface RenderedPage {
  status: 200 | 404;
  language: string;
  head: string;
  body: string;
  data: string;
  /**
   * What the lab has chosen: style variables, the address of its icon, and how visits are counted. Missing if
   * the page asked for no settings.
   */
  own?: Own;
  /** When the content changes by itself, such as an announcement that ends. */
  changesAt?: string;
  /** True if the lab's words are not the English ones as they come. */
  hasWords?: boolean;
  /** The name of the page's script, for pages for signed-in people, which the browser renders. */
  workspace?: string;
  /** HTML of what a page without content says where no script runs. */
  withoutScript?: string;
}

export interface Own {
  style: string;
  icon: string;
  visits?: Visits;
}

export interface Redirect {
  status: 301;
  location: string;
}

/** Facts about the client's build, written by functions/build.mjs. */
export interface Client {
  /** The script inlined into each page, and the address of the script that starts the application. */
  firstScript: string;
  /** Its hash, for the Content-Security-Policy. */
  firstScriptHash: string;
  boot: string;
  /** The style rules of all public pages, and the address of the whole style sheet. */
  sheet: Sheet;
  wholeSheet: string;
  /**
   * The addresses of the scripts that every page for signed-in people needs, and of those that each of them
   * needs in addition.
   */
  workspace: string[];
  deskPages: Record<string, string[]>;
  /** Those of the lab's words, by language. */
  words: Record<string, string[]>;
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
  Object.values(everyCall)
    .flatMap((feature) => Object.values<AnyEndpoint>(feature))
    .map((endpoint) => [nameOf(endpoint), endpoint]),
);

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}

/**
 * The renderer is bundled with a copy of the contract, so endpoints are compared by method and path, not by
 * identity.
 */
export function invokePublic(
  named: { method: string; path: string },
  input: { params?: Record<string, string>; query?: Record<string, unknown> },
) {
  const endpoint = endpoints.get(nameOf(named));
  if (!endpoint) throw new Error(`The contract has no ${nameOf(named)}`);
  return invoke(endpoint, input);
}
