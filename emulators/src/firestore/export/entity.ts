/** Converts documents to Datastore's entity messages, which exports contain. */
import { documentName } from '../values/names.ts';
import { GeoPoint, isArray, type MapValue, Reference, Timestamp, type Value } from '../values/value.ts';
import { WireWriter } from './wire-format.ts';

/** Field numbers of EntityProto, Reference, Path, Property and PropertyValue. */
export const entityField = { key: 13, rawProperty: 15, property: 14, entityGroup: 16 } as const;
export const referenceField = { app: 13, path: 14, databaseId: 23 } as const;
export const elementField = { group: 1, type: 2, id: 3, name: 4 } as const;
export const propertyField = { meaning: 1, name: 3, multiple: 4, value: 5 } as const;
export const valueField = { integer: 1, boolean: 2, string: 3, double: 4, point: 5, reference: 12 } as const;
export const pointField = { latitude: 6, longitude: 7 } as const;
export const referenceValueField = {
  app: 13,
  element: 14,
  type: 15,
  id: 16,
  name: 17,
  databaseId: 23,
} as const;

/** The meaning distinguishes values that have the same representation. */
export const meaning = { timestamp: 7, point: 9, bytes: 14, byteString: 16, map: 19, emptyList: 24 } as const;

const defaultDatabase = '(default)';

export function encodeEntity(database: string, path: string, fields: MapValue): Buffer {
  const [, project = '', , databaseId = defaultDatabase] = database.split('/');
  const elements = pairs(path.split('/'));
  const writer = new WireWriter();
  writer.message(entityField.key, (key) => {
    key.bytes(referenceField.app, `dev~${project}`);
    key.message(referenceField.path, (inner) => writeElements(inner, elements));
    if (databaseId !== defaultDatabase) key.bytes(referenceField.databaseId, databaseId);
  });
  writeProperties(writer, fields);
  writer.message(entityField.entityGroup, (inner) => writeElements(inner, elements.slice(0, 1)));
  return writer.finish();
}

type Element = readonly [kind: string, id: string];

const pairs = (segments: readonly string[]): Element[] =>
  Array.from(
    { length: segments.length / 2 },
    (_, i) => [segments[2 * i] ?? '', segments[2 * i + 1] ?? ''] as const,
  );

const numericId = (id: string): bigint | undefined => {
  const digits = /^__id(-?\d+)__$/.exec(id)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
};

function writeElements(writer: WireWriter, elements: readonly Element[]): void {
  for (const [kind, id] of elements) {
    writer.group(elementField.group, (element) => {
      element.bytes(elementField.type, kind);
      const number = numericId(id);
      if (number === undefined) element.bytes(elementField.name, id);
      else element.varint(elementField.id, number);
    });
  }
}

function writeProperties(writer: WireWriter, fields: MapValue): void {
  for (const [name, value] of fields) {
    if (!isArray(value)) writeProperty(writer, name, value, false);
    else if (value.length === 0) writeEmptyList(writer, name);
    else for (const item of value) writeProperty(writer, name, item, true);
  }
}

function writeEmptyList(writer: WireWriter, name: string): void {
  writer.message(entityField.rawProperty, (property) => {
    property.varint(propertyField.meaning, meaning.emptyList);
    property.bytes(propertyField.name, name).varint(propertyField.multiple, 0).bytes(propertyField.value, '');
  });
}

function writeProperty(writer: WireWriter, name: string, value: Value, multiple: boolean): void {
  writer.message(entityField.rawProperty, (property) => {
    const sense = meaningOf(value);
    if (sense !== undefined) property.varint(propertyField.meaning, sense);
    property.bytes(propertyField.name, name).varint(propertyField.multiple, multiple ? 1 : 0);
    property.message(propertyField.value, (inner) => writeValue(inner, value));
  });
}

function meaningOf(value: Value): number | undefined {
  if (value instanceof Timestamp) return meaning.timestamp;
  if (value instanceof GeoPoint) return meaning.point;
  if (value instanceof Uint8Array) return meaning.bytes;
  return value instanceof Map ? meaning.map : undefined;
}

function writeValue(writer: WireWriter, value: Value): void {
  if (value === null) return;
  if (typeof value === 'string') writer.bytes(valueField.string, value);
  else if (typeof value === 'bigint') writer.varint(valueField.integer, value);
  else if (typeof value === 'number') writer.double(valueField.double, value);
  else if (typeof value === 'boolean') writer.varint(valueField.boolean, value ? 1 : 0);
  else if (value instanceof Timestamp) writer.varint(valueField.integer, value.toMicros());
  else if (value instanceof Uint8Array) writer.bytes(valueField.string, value);
  else if (value instanceof GeoPoint) {
    writer.group(valueField.point, (point) => {
      point.double(pointField.latitude, value.latitude).double(pointField.longitude, value.longitude);
    });
  } else if (value instanceof Reference) writeReference(writer, value.name);
  else writer.bytes(valueField.string, encodeMap(value as MapValue));
}

/** A map is an entity with an empty key. */
function encodeMap(fields: MapValue): Buffer {
  const writer = new WireWriter();
  writer.message(entityField.key, (key) => key.bytes(referenceField.app, '').bytes(referenceField.path, ''));
  writeProperties(writer, fields);
  return writer.bytes(entityField.entityGroup, '').finish();
}

function writeReference(writer: WireWriter, name: string): void {
  const [, project = '', , databaseId = defaultDatabase, , ...segments] = name.split('/');
  writer.group(valueField.reference, (reference) => {
    reference.bytes(referenceValueField.app, `dev~${project}`);
    for (const [kind, id] of pairs(segments)) {
      reference.group(referenceValueField.element, (element) => {
        element.bytes(referenceValueField.type, kind);
        const number = numericId(id);
        if (number === undefined) element.bytes(referenceValueField.name, id);
        else element.varint(referenceValueField.id, number);
      });
    }
    if (databaseId !== defaultDatabase) reference.bytes(referenceValueField.databaseId, databaseId);
  });
}

export const referenceName = (project: string, databaseId: string | undefined, path: string): string =>
  documentName(`projects/${project}/databases/${databaseId || defaultDatabase}`, path);
