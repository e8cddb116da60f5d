/** Draws pages as the server does, with replies of the API by the paths of their endpoints. */
import { type Invoke, render } from '../entry-server.tsx';

const replying =
  (replies: Record<string, unknown>): Invoke =>
  async ({ path }) => {
    if (!(path in replies)) throw Object.assign(new Error('gone'), { status: 404 });
    return { reply: replies[path] };
  };

export async function draw(path: string, replies: Record<string, unknown>) {
  const answer = await render(new URL(path, 'https://lab.test'), replying(replies));
  if (!('body' in answer)) throw new Error(`${path} has moved to ${answer.location}`);
  return answer;
}

/** All texts of a page, its head and its JSON-LD. */
export async function textsOn(path: string, replies: Record<string, unknown>): Promise<string[]> {
  const answer = await draw(path, replies);
  const page = new DOMParser().parseFromString(answer.head + answer.body + answer.data, 'text/html');
  const things = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  for (const script of page.querySelectorAll('script')) script.remove();
  const texts = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '');
  for (const name of ['alt', 'title', 'aria-label', 'aria-roledescription', 'placeholder', 'value']) {
    // The name of an option or a box is its text; its value is a code.
    for (const element of page.querySelectorAll(`[${name}]:not(option, [type=checkbox])`))
      found.push(element.getAttribute(name) ?? '');
  }
  for (const tag of page.querySelectorAll(
    '[name=description], [property$=title], [property$=description], [property$=alt]',
  )) {
    found.push(tag.getAttribute('content') ?? '');
  }
  JSON.parse(things, (key, value) => {
    if (/^(name|alternateName|headline|jobTitle|title|description|abstract|about|articleBody)$/.test(key))
      found.push(value);
    return value;
  });
  return found;
}
