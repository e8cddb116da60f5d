/** The protocol's message types, found in its definitions by name. */
import { type FieldJson, loadDefinitions, type TypeJson } from '../../wire/protos.ts';

export interface Message {
  /** With its package: `google.firestore.v1.Document`. */
  readonly name: string;
  readonly fields: ReadonlyMap<string, Field>;
}

export interface Field {
  readonly name: string;
  readonly shape: 'one' | 'list' | 'map';
  /** The kind of number, text and so on; missing for messages and enums. */
  readonly scalar?: string;
  readonly message?: () => Message;
  readonly values?: Readonly<Record<string, number>>;
  /** The fields of which at most one is present; such a field is written even if it is zero or empty. */
  readonly oneOf?: string;
}

const messages = new Map<string, Message>();

/** `name` is that of a message of the service, such as `Document`. */
export const messageType = (name: string): Message => find(`google.firestore.v1.${name}`);

function find(name: string): Message {
  let message = messages.get(name);
  if (!message) {
    const json = typeAt(name);
    if (!json) throw new Error(`The published definitions lack ${name}.`);
    message = { name, fields: new Map(fieldsOf(name, json).map((field) => [field.name, field])) };
    messages.set(name, message);
  }
  return message;
}

function fieldsOf(owner: string, { fields = {}, oneofs = {} }: TypeJson): Field[] {
  return Object.entries(fields).map(([name, json]) => {
    const oneOf = Object.keys(oneofs).find((key) => oneofs[key]?.oneof.includes(name));
    return { name, shape: shapeOf(json), ...kindOf(owner, json.type), ...(oneOf ? { oneOf } : {}) };
  });
}

const shapeOf = ({ rule, keyType }: FieldJson): Field['shape'] =>
  keyType ? 'map' : rule === 'repeated' ? 'list' : 'one';

/** A type is named from where it is used: within the message, beside it, or with its package. */
function kindOf(owner: string, type: string): Pick<Field, 'scalar' | 'message' | 'values'> {
  const around = owner.split('.');
  for (let length = around.length; length >= 0; length--) {
    const name = [...around.slice(0, length), type].join('.');
    const json = typeAt(name);
    if (json?.values) return { values: json.values };
    if (json?.fields) return { message: () => find(name) };
  }
  return { scalar: type };
}

function typeAt(name: string): TypeJson | undefined {
  let at: TypeJson | undefined = loadDefinitions();
  for (const part of name.split('.')) at = at?.nested?.[part];
  return at;
}
