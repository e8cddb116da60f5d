/**
 * The request that the functions emulator receives for a document's change, equal to the official emulator's.
 */
import { randomUUID } from 'node:crypto';
import { WireWriter } from '../export/wire-format.ts';
import { documentJson } from '../http/document-json.ts';
import type { Change } from '../store/document.ts';
import type { Timestamp } from '../values/value.ts';
import { encodeDocument } from '../wire/encode.ts';
import { serializeDocument } from '../wire/protos.ts';
import { changedFields } from './changed-fields.ts';
import type { Trigger } from './trigger.ts';

export interface DocumentEvent {
  /** The same for each attempt, so that a function can recognise repetitions. */
  readonly id: string;
  readonly trigger: Trigger;
  readonly change: Change;
  readonly time: Timestamp;
}

interface EventRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export const newEvent = (trigger: Trigger, change: Change, time: Timestamp): DocumentEvent => ({
  id: randomUUID(),
  trigger,
  change,
  time,
});

export const eventRequest = (event: DocumentEvent): EventRequest =>
  event.trigger.generation === 1 ? v1Request(event) : v2Request(event);

function v2Request({ id, trigger, change, time }: DocumentEvent): EventRequest {
  const [, project = '', , database = ''] = trigger.database.split('/');
  const document = headerText(change.path);
  return {
    headers: {
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-type': trigger.eventType,
      'ce-source': `//firestore.googleapis.com/${trigger.database}`,
      'ce-id': id,
      'ce-subject': `documents/${document}`,
      'ce-time': time.toString(),
      'ce-datacontenttype': 'application/protobuf',
      'ce-dataschema':
        'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
      'ce-location': 'us-central1',
      'ce-project': project,
      'ce-database': database,
      'ce-namespace': '(default)',
      'ce-document': document,
      ...(trigger.eventType.endsWith('.withAuthContext')
        ? { 'ce-authtype': 'unknown', 'ce-authid': 'fake-auth-id@gmail.com' }
        : {}),
    },
    // The functions emulator expects the message in base64 and decodes it before the function receives it.
    body: eventData(trigger.database, change).toString('base64'),
  };
}

/** google.events.cloud.firestore.v1.DocumentEventData; its Document has the fields of google.firestore.v1. */
function eventData(database: string, change: Change): Buffer {
  const { before, after } = change;
  const data = new WireWriter();
  if (after) data.bytes(1, serializeDocument(encodeDocument(database, after)));
  if (before) data.bytes(2, serializeDocument(encodeDocument(database, before)));
  return data
    .message(3, (mask) => {
      for (const path of changedFields(change)) mask.bytes(1, path);
    })
    .finish();
}

/**
 * The CloudEvents binding to HTTP writes characters that headers cannot contain as `%XX`; the SDK decodes
 * them in params.
 */
const headerText = (text: string): string =>
  text.replace(/[^!#$&-~]+/gu, (characters) => encodeURIComponent(characters));

function v1Request({ id, trigger, change, time }: DocumentEvent): EventRequest {
  const { before, after, path } = change;
  const json = {
    data: {
      ...(after ? { value: documentJson(encodeDocument(trigger.database, after)) } : {}),
      ...(before ? { oldValue: documentJson(encodeDocument(trigger.database, before)) } : {}),
      updateMask: before && after ? { fieldPaths: changedFields(change) } : {},
    },
    context: {
      eventId: id,
      timestamp: time.toString(),
      eventType: trigger.eventType,
      resource: { name: `${trigger.database}/documents/${path}`, service: 'firestore.googleapis.com' },
    },
  };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
}
