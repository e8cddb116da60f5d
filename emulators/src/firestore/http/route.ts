export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string | undefined;
  /** The groups that the route's pattern captured. */
  readonly parts: readonly string[];
  /** The body as JSON; undefined without a body. */
  readonly body: unknown;
}

export type HttpAnswer =
  | { readonly json: unknown; readonly status?: number }
  | { readonly text: string; readonly type?: string };

export interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly answer: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>;
}
