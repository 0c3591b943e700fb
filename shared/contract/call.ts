import type { Static, TSchema } from 'typebox';

/** Shape of one call. Keyed by `METHOD /path` in `calls/`, so that server, page and fake API read the same line. */
export interface Call {
  summary: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Multipart calls take files beside the body's fields; their names are listed here. */
  files?: readonly string[];
  /** Type of `data` in the envelope; absent when the call answers a file, a redirect or nothing. */
  response?: TSchema;
  /** The media type of the file that the call answers. */
  produces?: string;
  /**
   * The specification gives some calls the path of another and distinguishes them by a header (`POST /users` as multipart
   * is the import). The server hands such requests to this call, so that each key keeps one body and one answer.
   */
  standsFor?: { call: CallKey; header: 'accept' | 'content-type'; value: string };
  /** Constants that stand beside `data` in the envelope, where another product's form asks for them. */
  beside?: Readonly<Record<string, string>>;
  /** The page sends the body as a form, as the specification says; the server takes JSON, too. */
  formEncoded?: true;
  /** Calls live under the API base; this one stands at the root of the site. */
  atRoot?: true;
  /**
   * Answers that a success makes stale: paths of calls that read, with any query. `/*` behind a path also covers all
   * paths below it. A parameter stands for the one of the same name in the call's own path. The page fetches what
   * it shows of them again, in every remote and in the person's other tabs.
   */
  touches?: readonly string[];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type CallKey = `${Method} /${string}`;
type ReadKey = `GET /${string}`;
type ChangeKey = `${Exclude<Method, 'GET'>} /${string}`;

/** A call that changes data must declare `touches`, even if empty; a call that reads has none. */
type ReadCall = Call & { touches?: undefined };
type ChangeCall = Call & { touches: readonly string[] };
export type CallMap = { [K in ReadKey]: ReadCall } & { [K in ChangeKey]: ChangeCall };

/** Paths that `touches` may name, among the calls of a map. */
type ReadPath<M> = { [K in keyof M]: K extends `GET ${infer Path}` ? Path : never }[keyof M];
export type TouchedPath<M> = ReadPath<M> | `${ReadPath<M>}/*`;
/** Holds every path that a call touches against the calls that exist. */
export type TouchesCalls<M> = {
  [K in keyof M]: M[K] extends { touches: readonly string[] } ? { touches: readonly TouchedPath<M>[] } : unknown;
};

/** Keeps the literal keys and schemas of a domain's calls. */
export const defineCalls = <const M extends CallMap>(calls: M): M => calls;

type Part<C, K extends keyof Call> = C extends { [P in K]: infer S extends TSchema } ? Static<S> : undefined;
export type ParamsOf<C> = Part<C, 'params'>;
export type QueryOf<C> = Part<C, 'query'>;
export type BodyOf<C> = Part<C, 'body'>;
export type ResponseOf<C> = Part<C, 'response'>;
