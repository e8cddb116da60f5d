/** What a screen reader is told of a page, from the browser's accessibility tree, in the order of reading. */
import type { Page } from 'playwright-core';

interface Told {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

export interface Spoken {
  role: string;
  name: string;
  level: number;
  address: string;
  /** In which roles it stands, the outermost first. */
  within: readonly string[];
  line: string;
}

export const landmarks = 'banner navigation main contentinfo complementary region search'.split(' ');
export const fields = 'textbox searchbox combobox checkbox radio spinbutton slider'.split(' ');
/** Their words are their name and are not said again; what else is in them is. */
const namedByWords = 'link button heading tab menuitem option term DisclosureTriangle LabelText'.split(' ');
/** What is in them is their value, or is said only when they are opened. */
const closed = ['textbox', 'searchbox', 'combobox', 'menu'];
const unsaid = 'RootWebArea none generic paragraph ListMarker InlineTextBox LineBreak LabelText'.split(' ');

export async function readAloud(page: Page): Promise<Spoken[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: Told[] };
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spoken: Spoken[] = [];
  const read = (node: Told, within: readonly string[]) => {
    const said = node.ignored ? undefined : say(node, within);
    if (said) spoken.push(said);
    const role = node.ignored ? '' : (node.role?.value ?? '');
    if (closed.includes(role)) return;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) read(child, role ? [...within, role] : within);
    }
  };
  if (nodes[0]) read(nodes[0], []);
  return spoken;
}

function say(node: Told, within: readonly string[]): Spoken | undefined {
  const role = node.role?.value ?? '';
  const name = (node.name?.value ?? '').replace(/\s+/g, ' ').trim();
  if (role === 'StaticText' && (!name || within.some((one) => namedByWords.includes(one)))) return undefined;
  if (role === 'image' && within.includes('link')) return undefined;
  if (unsaid.includes(role) || (!name && !isSaidWithoutName(role))) return undefined;
  const states = new Map(node.properties?.map((one) => [one.name, one.value.value]));
  const level = Number(states.get('level') ?? 0);
  const words = role === 'StaticText' ? name : `${role}${level ? ` ${level}` : ''}: ${name}`;
  const line = [words, ...statesOf(states), ...(node.value?.value ? [`“${node.value.value}”`] : [])].join(
    ', ',
  );
  return { role, name, level, address: String(states.get('url') ?? ''), within, line };
}

const isSaidWithoutName = (role: string) =>
  [...landmarks, ...fields, ...namedByWords, 'image', 'list', 'table'].includes(role);

function statesOf(states: ReadonlyMap<string, unknown>): string[] {
  const is = (state: string) => String(states.get(state)) === 'true';
  return [
    states.has('expanded') && (is('expanded') ? 'expanded' : 'collapsed'),
    states.has('pressed') && (is('pressed') ? 'pressed' : 'not pressed'),
    states.has('checked') && (is('checked') ? 'checked' : 'not checked'),
    is('selected') && 'selected',
    is('required') && 'required',
    is('disabled') && 'disabled',
    is('invalid') && 'invalid',
  ].filter((word) => word !== false);
}
