/** Records as Markdown with front matter, for people and for other site generators. */
import { firstField, wordsIn } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { labBlockNames } from '@lab/contract/features/lab-info/blocks';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kindNames } from '@lab/contract/kinds/kinds';
import { asJson } from '../../core/data/document-text.ts';

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

/** The field of the long text, and that of the same text in Markdown. */
function bodyOf({ fields }: Declaration): [string?, string?] {
  const [formatted] = wordsIn(fields);
  if (formatted) return [formatted.words, formatted.markdown];
  return [(firstField(fields, 'prose') ?? firstField(fields, 'markdown'))?.[0]];
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

/** Readable, the same in every archive, and not the name of another record. */
function fileName(title: string, id: string): string {
  const words = title.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const start = words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return [[...start].slice(0, 60).join(''), id]
    .filter(Boolean)
    .join('-')
    .replace(/[^\p{L}\p{N}_-]/gu, '_');
}
