/** The JSON lines that firebase-tools' Storage emulator exchanges with its rules runtime. */

export interface LoadRuleset {
  readonly action: 'load_ruleset';
  readonly id: number;
  readonly context: {
    readonly rulesetName: string;
    readonly source: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  };
}

export interface Verify {
  readonly action: 'verify';
  readonly id: number;
  readonly context: {
    readonly rulesetName: string;
    readonly path: string;
    readonly method: string;
    readonly variables: Readonly<Record<string, WireValue>>;
  };
}

/** Has no action: it answers our `fetch_firestore_document`, by the id that we gave it. */
export interface FetchedDocument {
  readonly action?: undefined;
  readonly id: number;
  readonly status: 'ok' | 'not_found' | 'invalid_state';
  readonly result?: { readonly fields?: Readonly<Record<string, RestValue>> };
}

export type Incoming = LoadRuleset | Verify | FetchedDocument;

export type Outgoing =
  | { readonly id: number; readonly status: 'ok' }
  | {
      readonly id: number;
      readonly status: 'ok';
      readonly errors: readonly string[];
      readonly warnings: readonly string[];
      readonly result: { readonly rulesVersion?: number; readonly permit?: boolean };
    }
  | {
      /** The request that is waiting. */
      readonly id: number;
      /** The id of the answer, by which firebase-tools then also expects our final answer. */
      readonly server_request_id: number;
      readonly action: 'fetch_firestore_document';
      readonly context: { readonly path: string };
    };

/** A value as firebase-tools writes it: an object with one field that names the type. */
export type WireValue = Readonly<Record<string, unknown>>;

/** A document's field in the form of Firestore's REST interface. */
export type RestValue = Readonly<Record<string, unknown>>;
