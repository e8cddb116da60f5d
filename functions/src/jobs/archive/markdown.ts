/** Records as Markdown with front matter, for people and for other site generators. */
import type { Declaration } from '@lab/contract/core/content/kind';
import { labBlockNames } from '@lab/contract/features/lab-info/blocks';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kindNames } from '@lab/contract/kinds/kinds';
import { asJson } from '../../core/data/document-text.ts';
import { bodyOf, fileName } from './record-files.ts';

interface MarkdownFile {
  name: string;
  text: string;
}

const byCollection = new Map<string, { folder: string; declared: Declaration }>(
  kindNames.map((name) => {
    const declared = declarationOf(name);
    return [declared.collection, { folder: name, declared }];
  }),
);

/** The file of a record; none for records that are not shown as a page of their own. */
export function markdownOf(collection: string, id: string, fields: Record<string, unknown>): MarkdownFile[] {
  if (collection === 'labInfo') return labBlockNames.flatMap((name) => blockFile(name, fields[name]));
  const kind = byCollection.get(collection);
  if (!kind) return [];
  const { folder, declared } = kind;
  const [plainBody, markdown] = bodyOf(declared);
  const body = markdown && fields[markdown] ? markdown : plainBody;
  const shown = Object.keys(declared.fields).filter(
    (name) => name !== plainBody && name !== markdown && fields[name] !== undefined,
  );
  const front = Object.fromEntries([...shown, ...declared.shows].map((name) => [name, fields[name] ?? '']));
  const title = String(fields[declared.nameField] ?? '');
  return [
    {
      name: `${folder}/${fileName(title, id)}.md`,
      text: withFrontMatter({ id, ...front }, body ? String(fields[body] ?? '') : ''),
    },
  ];
}

function blockFile(name: string, block: unknown): MarkdownFile[] {
  if (block === null || typeof block !== 'object') return [];
  const { details = '', ...front } = block as Record<string, unknown>;
  return [{ name: `about/${name}.md`, text: withFrontMatter(front, String(details)) }];
}

/** Each value as JSON, because YAML reads JSON and no text can then be mistaken for something else. */
function withFrontMatter(front: Record<string, unknown>, body: string): string {
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(plain(value))}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}

/** Times as text, because other programs do not know the form in which collections hold them. */
function plain(value: unknown): unknown {
  const json = asJson(value);
  return json !== null && typeof json === 'object' && '$time' in json ? json.$time : json;
}
