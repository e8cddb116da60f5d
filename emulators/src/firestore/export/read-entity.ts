/** Converts Datastore's entity messages back to documents. */
import { GeoPoint, type MapValue, Reference, Timestamp, type Value } from '../values/value.ts';
import {
  elementField,
  entityField,
  meaning,
  pointField,
  propertyField,
  referenceField,
  referenceName,
  referenceValueField,
  valueField,
} from './entity.ts';
import { readWire, type WireField } from './wire-format.ts';

interface Entity {
  readonly path: string;
  readonly fields: MapValue;
}

/** References to the exported project are changed to the importing project. */
export function decodeEntity(record: Buffer, project: string): Entity {
  const entity = readWire(record);
  const key = message(entity, entityField.key);
  const app = text(key, referenceField.app);
  const toProject = (other: string) => (sameApp(other, app) ? project : other.replace(/^\w+~/, ''));
  const path = message(key, referenceField.path)
    .filter(({ field }) => field === elementField.group)
    .map(({ group = [] }) => elementPath(group, elementField))
    .join('/');
  return { path, fields: decodeProperties(entity, toProject) };
}

/** The prefixes `s~`, `e~` and `dev~` only say where the application ran. */
const sameApp = (a: string, b: string): boolean => a.replace(/^\w+~/, '') === b.replace(/^\w+~/, '');

const last = (fields: readonly WireField[], number: number): WireField | undefined =>
  fields.findLast(({ field }) => field === number);

const message = (fields: readonly WireField[], number: number): WireField[] =>
  readWire(last(fields, number)?.bytes ?? Buffer.alloc(0));

const text = (fields: readonly WireField[], number: number): string =>
  last(fields, number)?.bytes?.toString('utf8') ?? '';

function elementPath(
  element: readonly WireField[],
  numbers: { readonly type: number; readonly id: number; readonly name: number },
): string {
  const id = last(element, numbers.id)?.varint;
  const name = id === undefined ? text(element, numbers.name) : `__id${BigInt.asIntN(64, id)}__`;
  return `${text(element, numbers.type)}/${name}`;
}

type ProjectOf = (app: string) => string;

function decodeProperties(entity: readonly WireField[], toProject: ProjectOf): MapValue {
  const fields = new Map<string, Value>();
  for (const { field, bytes } of entity) {
    if (!bytes || (field !== entityField.property && field !== entityField.rawProperty)) continue;
    const property = readWire(bytes);
    const name = text(property, propertyField.name);
    const sense = Number(last(property, propertyField.meaning)?.varint ?? 0n);
    if (sense === meaning.emptyList) {
      fields.set(name, []);
      continue;
    }
    const value = decodeProperty(message(property, propertyField.value), sense, toProject);
    if (!last(property, propertyField.multiple)?.varint) fields.set(name, value);
    else append(fields, name, value);
  }
  return fields;
}

function append(fields: Map<string, Value>, name: string, value: Value): void {
  const list = fields.get(name);
  if (Array.isArray(list)) list.push(value);
  else fields.set(name, [value]);
}

function decodeProperty(fields: readonly WireField[], sense: number, toProject: ProjectOf): Value {
  const [value] = fields;
  if (!value) return null;
  switch (value.field) {
    case valueField.integer: {
      const integer = BigInt.asIntN(64, value.varint ?? 0n);
      return sense === meaning.timestamp ? Timestamp.fromMicros(integer) : integer;
    }
    case valueField.boolean:
      return value.varint !== 0n;
    case valueField.double:
      return value.double ?? 0;
    case valueField.string:
      return decodeString(value.bytes ?? Buffer.alloc(0), sense, toProject);
    case valueField.point: {
      const point = value.group ?? [];
      return new GeoPoint(
        last(point, pointField.latitude)?.double ?? 0,
        last(point, pointField.longitude)?.double ?? 0,
      );
    }
    case valueField.reference:
      return decodeReference(value.group ?? [], toProject);
    default:
      throw new Error(`the export holds a value of the unknown kind ${value.field}`);
  }
}

function decodeString(bytes: Buffer, sense: number, toProject: ProjectOf): Value {
  if (sense === meaning.map) return decodeProperties(readWire(bytes), toProject);
  if (sense === meaning.bytes || sense === meaning.byteString) return Uint8Array.from(bytes);
  return bytes.toString('utf8');
}

function decodeReference(reference: readonly WireField[], toProject: ProjectOf): Reference {
  const path = reference
    .filter(({ field }) => field === referenceValueField.element)
    .map(({ group = [] }) => elementPath(group, referenceValueField))
    .join('/');
  const project = toProject(text(reference, referenceValueField.app));
  return new Reference(referenceName(project, text(reference, referenceValueField.databaseId), path));
}
