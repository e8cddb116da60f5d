/** Parses writes from the protocol and checks their form. */
import { invalid } from '../status.ts';
import { decodeFields, decodeTimestamp } from '../values/codec.ts';
import { type FieldPath, formatFieldPath, nameField, parseFieldPath } from '../values/field-path.ts';
import { isReserved, parseDocumentName } from '../values/names.ts';
import { checkStorable } from '../values/storable.ts';
import { emptyMap, type MapValue, type Timestamp } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';
import { parseTransform, type Transform } from './transforms.ts';

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Timestamp };

interface Target {
  /** The full resource name, for messages. */
  readonly name: string;
  readonly path: string;
  readonly precondition?: Precondition;
}

interface SetWrite extends Target {
  readonly op: 'set';
  readonly fields: MapValue;
  /** If missing, the whole document is replaced. */
  readonly mask?: readonly FieldPath[];
  readonly transforms: readonly Transform[];
}

export type Write = SetWrite | (Target & { readonly op: 'delete' }) | (Target & { readonly op: 'verify' });

/** The published types lack `Write.verify`, which the web client sends. */
export type WireWrite = proto.IWrite & { verify?: string | null };

export function parseWrites(writes: readonly WireWrite[] | null | undefined, database: string): Write[] {
  return (writes ?? []).map((write) => parseWrite(write, database));
}

export function parseWrite(write: WireWrite, database: string): Write {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  const target = parseTarget(name, database, write.currentDocument);
  if (write.delete != null) return { ...target, op: 'delete' };
  if (write.verify != null) {
    if (!target.precondition) throw invalid('a verify must contain a precondition');
    return { ...target, op: 'verify' };
  }
  if (write.update) {
    const mask = write.updateMask ? parseMask(write.updateMask.fieldPaths ?? []) : undefined;
    const fields = decodeFields(write.update.fields);
    // Invalid values are refused before preconditions are checked, so they make a whole batch fail.
    checkStorable(target.name, fields);
    return {
      ...target,
      op: 'set',
      fields,
      ...(mask ? { mask } : {}),
      transforms: parseTransforms(write.updateTransforms ?? []),
    };
  }
  if (!write.transform) throw invalid('A write has no operation.');
  const transforms = parseTransforms(write.transform.fieldTransforms ?? []);
  if (transforms.length === 0) throw invalid('The list of FieldTransform must not be empty.');
  return { ...target, op: 'set', fields: emptyMap, mask: [], transforms };
}

function parseTarget(
  name: string | null | undefined,
  database: string,
  condition: proto.IPrecondition | null | undefined,
): Target {
  const parsed = parseDocumentName(name);
  if (parsed.database !== database) {
    throw invalid(`The document "${name}" is not in the database "${database}" of the request.`);
  }
  const precondition = parsePrecondition(condition);
  return { name: name as string, path: parsed.path, ...(precondition ? { precondition } : {}) };
}

function parsePrecondition(condition: proto.IPrecondition | null | undefined): Precondition | undefined {
  if (condition?.exists != null) return { exists: condition.exists };
  if (condition?.updateTime) return { updateTime: decodeTimestamp(condition.updateTime) };
  return undefined;
}

export function parseMask(paths: readonly string[]): FieldPath[] {
  const mask = paths.map(parseFieldPath);
  for (const path of mask) checkWritable(path);
  return mask;
}

function checkWritable(path: FieldPath): void {
  if (path[0] === nameField) throw invalid('A write must not name __name__.');
  if (path.some(isReserved)) throw invalid(`Invalid reserved name in field path ${formatFieldPath(path)}`);
}

function parseTransforms(transforms: readonly proto.DocumentTransform.IFieldTransform[]): Transform[] {
  const parsed = transforms.map(parseTransform);
  for (const { field } of parsed) {
    checkWritable(field);
    const isOutside = (other: FieldPath) =>
      other.length > field.length && field.every((name, i) => name === other[i]);
    if (parsed.some((other) => isOutside(other.field))) {
      throw invalid(
        `Cannot transform property ${formatFieldPath(field)} and its nested property at the same time.`,
      );
    }
  }
  return parsed;
}
