/** Encodes the engine's answers as protocol messages. */
import type { Document } from '../store/document.ts';
import { encodeFields, encodeTimestamp, encodeValue } from '../values/codec.ts';
import { type FieldPath, selectFields } from '../values/field-path.ts';
import { documentName } from '../values/names.ts';
import type { WriteResult } from '../writes/plan.ts';
import type { proto } from './messages.d.ts';

export function encodeDocument(
  database: string,
  document: Document,
  mask?: readonly FieldPath[],
): proto.IDocument {
  return {
    name: documentName(database, document.path),
    fields: encodeFields(mask ? selectFields(document.fields, mask) : document.fields),
    createTime: encodeTimestamp(document.createTime),
    updateTime: encodeTimestamp(document.updateTime),
  };
}

export function encodeWriteResult(result: WriteResult): proto.IWriteResult {
  return {
    ...(result.updateTime ? { updateTime: encodeTimestamp(result.updateTime) } : {}),
    transformResults: result.transformResults.map(encodeValue),
  };
}
