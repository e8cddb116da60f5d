/**
 * Tools that count visits without cookies. Their scripts are the only ones of others that a page may have.
 */
import type { ValuesOf } from '../../core/content/field.ts';
import type { VisitTool } from './choices.ts';
import type { settingsFields } from './fields.ts';

export type Visits = ValuesOf<(typeof settingsFields)['visits']>;

/** In which attribute a tool's script looks for the site. */
export const siteAttributes: Record<Exclude<VisitTool, 'none'>, string> = {
  plausible: 'data-domain',
  umami: 'data-website-id',
};

/** The id of the script's element in a page. */
export const countingId = 'visits';

/** With these keys in its storage, a browser is not counted by any of the tools. */
export const uncountedKeys = ['plausible_ignore', 'umami.disabled'];

/** Neither spaces nor the signs with which a part of a Content-Security-Policy ends. */
const plainAddress = /^https:\/\/[a-z\d.-]+(:\d{1,5})?(\/[\w./~-]*)?$/i;
const integrity = /^sha(256|384|512)-[A-Za-z\d+/]{43,86}={0,2}$/;

export const isPlainAddress = (address: string) => plainAddress.test(address) && URL.canParse(address);
export const isIntegrity = (hash: string) => integrity.test(hash);

/** Whether visits are counted. What is stored is checked again, because it becomes a script of every page. */
export function areCounted({ tool, script, site, server, hash }: Visits): boolean {
  return (
    Object.hasOwn(siteAttributes, tool) &&
    isPlainAddress(script) &&
    site !== '' &&
    (server === '' || isPlainAddress(server)) &&
    (hash === '' || isIntegrity(hash))
  );
}
