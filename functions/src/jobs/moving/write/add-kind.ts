/** Adds the records of a kind, some fifty at a time, with the redirects that lead to them. */
import { content } from '../../../app/content-kinds.ts';
import type { Content } from '../../../core/content/content-handlers.ts';
import type { Moved } from '../description.ts';
import { type AddedKind, addRecords, type Row } from './add-records.ts';
import type { Fitted } from './fit.ts';
import { freshOf, tell, type Writing } from './writing.ts';

type Converted = Omit<Row, 'from' | 'values'> & Fitted;

interface Given<Of extends Moved> {
  kind: AddedKind;
  records: readonly Of[];
  convert(record: Of, at: number): Promise<Converted>;
  addressOf(id: string): string;
}

/**
 * As one transaction can add, which may write 10 MiB: each text is stored as Markdown, HTML and plain words.
 * A move that is ended in the middle goes on with the next of them.
 */
const atOnce = { records: 50, characters: 500_000 };

/** Returns the ids, also of those that came before, by where they are from. */
export async function addKind<Of extends Moved>(
  writing: Writing,
  given: Given<Of>,
): Promise<ReadonlyMap<string, string>> {
  const { move, caller, made, redirects, known, progress } = writing;
  const { kind, records, convert, addressOf } = given;
  const ids = new Map(known);
  const fresh = freshOf(writing, records);
  let rows: Row[] = [];
  let [count, characters] = [0, 0];
  progress.begin(kind, fresh.length);
  for (const [at, record] of fresh.entries()) {
    const { remarks, wrong, ...row } = await convert(record, at);
    tell(writing, record.from, wrong ? [`left out: ${wrong}`] : remarks);
    if (!wrong) rows.push({ ...row, from: record.from });
    characters += JSON.stringify(row).length;
    if (rows.length === atOnce.records || characters > atOnce.characters) await add();
    progress.step();
  }
  await add();

  async function add() {
    if (rows.length === 0) return;
    const added = await addRecords({ move, kind, content: content[kind] as Content, rows, caller });
    for (const { from } of rows) {
      const id = added.get(from);
      if (id) ids.set(from, id);
      else tell(writing, from, ['it is here already']);
    }
    count += added.size;
    rows = [];
    characters = 0;
  }

  made[kind] = count;
  const here = new Map<string, string>();
  for (const { from, old } of records) {
    const id = ids.get(from);
    if (!id) continue;
    redirects.push(...old.map((address) => ({ from: address, to: addressOf(id) })));
    here.set(from, id);
  }
  return here;
}
