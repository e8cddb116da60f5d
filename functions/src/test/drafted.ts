/** What the tests of every draft know of a kind, or of works. */
import { randomUUID } from 'node:crypto';
import type { Kind } from '@lab/contract/core/content/kind';
import { paths } from '@lab/contract/features/pages/paths';
import { type FieldName, paperFieldNames, paperFields } from '@lab/contract/features/papers/fields';
import { everyField } from '@lab/contract/features/papers/manuscript.testing';
import { declarationOf } from '@lab/contract/kinds/declarations';
import type { DraftedKind, DraftedName } from '@lab/contract/kinds/drafted-kinds';
import { kinds } from '@lab/contract/kinds/kinds';
import { type Answer, call } from './call.ts';
import { contentBody, pathsOf } from './content.ts';

type Body = Record<string, unknown>;

export interface Sample {
  fieldNames: string[];
  /** A valid body; with a word each text of it says that word. */
  body(word?: string): Body;
  nameIn(body: Body): string;
  /** As before there were drafts. Returns the id. */
  publish(token: string, body: Body): Promise<string>;
  change(token: string, id: string, body: Body): Promise<Answer>;
  /** What the call that publishes says if nothing is filled in. */
  refusal(token: string): Promise<Answer>;
  /** Undefined where visitors, or those who may read the list, do not find it. */
  shown(token: string, id: string): Promise<Body | undefined>;
  /** The page of a record, where it has one. */
  page?: ((id: string) => string) | undefined;
  isPublic: boolean;
}

const withWords = ['title', 'text', 'prose', 'markdown', 'people', 'someAuthors', 'alt'];

function marked(body: Body, typeOf: (name: string) => string | undefined, word?: string): Body {
  if (!word) return body;
  const entries = Object.entries(body).map(([name, value]) => {
    const is = typeOf(name);
    if (!is || !withWords.includes(is)) return [name, value];
    return [name, Array.isArray(value) ? [`Ann ${word}`] : `${value} ${word}`.slice(-60)];
  });
  return Object.fromEntries(entries);
}

const found = ({ status, body }: Answer) => (status === 200 ? body : undefined);

function ofKind(name: DraftedKind): Sample {
  const kind: Kind = kinds[name];
  const { fields, nameField } = declarationOf(name);
  const { create, one, list } = pathsOf(name);
  return {
    fieldNames: Object.keys(fields),
    body: (word) =>
      marked(
        contentBody(name, name === 'news' && word ? { date: '' } : {}),
        (name) => fields[name]?.is,
        word,
      ),
    nameIn: (body) => String(body[nameField]),
    publish: async (token, body) => (await call(`POST ${create}`, { token, body })).body.insertedId,
    change: (token, id, body) => call(`PATCH ${one(id)}`, { token, body }),
    refusal: (token) => call(`POST ${create}`, { token, body: {} }),
    async shown(token, id) {
      if (kind.pages.one) return found(await call(`GET ${one(id)}`));
      const { body } = await call(`GET ${list}`, { token });
      return body.find(({ _id }: { _id: string }) => _id === id);
    },
    page: kind.pages.one,
    isPublic: !kind.listFor,
  };
}

const works: Sample = {
  fieldNames: paperFieldNames,
  body(word) {
    // Replies leave out what is not marked.
    const { selected: _, ...body } = everyField('first');
    const unique = { ...body, title: `Work ${randomUUID()}`, doi: `10.1000/${randomUUID()}` };
    return marked(unique, (name) => paperFields[name as FieldName]?.is, word);
  },
  nameIn: ({ title }) => String(title),
  async publish(token, body) {
    const { insertedId } = (await call('POST /ResearchRequest', { token, body })).body;
    return (await call(`POST /researchPaper/${insertedId}`, { token })).body.insertedId;
  },
  change: (token, id, body) => call(`PATCH /researchPapers/${id}`, { token, body }),
  refusal: (token) =>
    call('PATCH /researchPapers/none', { token, body: { title: '', publicationDate: '', authors: [] } }),
  shown: async (_, id) => found(await call(`GET /researchPaper/${id}`)),
  page: paths.paper,
  isPublic: true,
};

export const sampleOf = (name: DraftedName): Sample => (name === 'papers' ? works : ofKind(name));
