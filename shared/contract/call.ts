import type { Static, TSchema } from 'typebox';

/** What one call carries. Keyed by `METHOD /path` in `calls/`, so that server, page and fake API read the same line. */
export interface Call {
  summary: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Multipart calls take files beside the body's fields; their names are listed here. */
  files?: readonly string[];
  /** What stands in `data` of the envelope; absent when the call answers a file, a redirect or nothing. */
  response?: TSchema;
  /** The media type of the file that the call answers. */
  produces?: string;
  /**
   * The specification gives some calls the path of another and tells them apart by a header (`POST /users` as multipart
   * is the import). The server hands such requests to this call, so that each key keeps one body and one answer.
   */
  standsFor?: { call: CallKey; header: 'accept' | 'content-type'; value: string };
  /** Constants that stand beside `data` in the envelope, where another product's form asks for them. */
  beside?: Readonly<Record<string, string>>;
  /** Calls live under the API base; this one stands at the root of the site. */
  atRoot?: true;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type CallKey = `${Method} /${string}`;
export type CallMap = Record<CallKey, Call>;

/** Keeps the literal keys and schemas of a domain's calls. */
export const defineCalls = <const M extends CallMap>(calls: M): M => calls;

type Part<C, K extends keyof Call> = C extends { [P in K]: infer S extends TSchema } ? Static<S> : undefined;
export type ParamsOf<C> = Part<C, 'params'>;
export type QueryOf<C> = Part<C, 'query'>;
export type BodyOf<C> = Part<C, 'body'>;
export type ResponseOf<C> = Part<C, 'response'>;
