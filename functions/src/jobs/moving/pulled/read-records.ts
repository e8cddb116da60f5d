/** The records of every kind in a pulled folder, by what the declarations say that the kinds hold. */
import { fieldsOfType, type Values, wordsIn } from '@lab/contract/core/content/field';
import { declarationOf } from '@lab/contract/kinds/declarations';
import type { Kinds } from '@lab/contract/kinds/kinds';
import { addressOfFile, filesNamedIn } from '@lab/contract/lib/uploads/files';
import { isItem, listIn } from '../../../features/imports/entries/item.ts';
import { bodyOf } from '../../archive/record-files.ts';
import type { KindRecord } from '../description.ts';
import { dateOf, itemAt, textAt } from '../jekyll/values.ts';
import type { Source } from '../source/source.ts';
import { filesAt, type PulledText, textsIn } from './folder-text.ts';

/** In the order of the lab's list, where the folder tells it. */
export async function recordsIn(source: Source, kind: keyof Kinds): Promise<KindRecord[]> {
  const placeOf = ({ data }: PulledText) => Number(textAt(data, 'order')) || Number.MAX_SAFE_INTEGER;
  const texts = (await textsIn(source, kind)).sort((one, other) => placeOf(one) - placeOf(other));
  return texts.map((text) => recordOf(source, kind, text));
}

function recordOf(source: Source, kind: keyof Kinds, { path, data, body }: PulledText): KindRecord {
  const declared = declarationOf(kind);
  const { fields, nameField } = declared;
  const [plain = '', markdown = ''] = bodyOf(declared);
  const references = fieldsOfType(fields, 'area', 'works').map((name) => [name, idsIn(data[name])] as const);
  const values: Values = {
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, data[name]])),
    ...Object.fromEntries(references),
    ...(plain && { [plain]: body }),
    // The server makes the plain words of the Markdown; until then their field must not be empty.
    ...(markdown && { [markdown]: body, [plain]: body.slice(0, wordsIn(fields)[0]?.max) }),
  };
  const profile = itemAt(data, 'profile');
  return {
    kind,
    id: textAt(data, 'id'),
    from: path,
    old: [],
    title: textAt(data, nameField),
    files: filesAt(source, filesNamedIn([values, profile]).map(addressOfFile)),
    remarks: [],
    values,
    createdAt: dateOf(textAt(data, 'createdAt')),
    ...(kind === 'team' && Object.keys(profile).length > 0 && { profile }),
    ...(kind === 'team' && { terms: listIn(data.terms) }),
  };
}

/** Of areas and works, which have their names beside them. */
const idsIn = (value: unknown) =>
  listIn(value).flatMap((entry) => (isItem(entry) ? textAt(entry, 'id') || [] : []));
