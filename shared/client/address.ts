import { buildPath } from '@passerelle/shared/contract/rules/common/paths';
import type { BodyOf, Calls, ParamsOf, QueryOf, ResponseOf } from '@passerelle/shared/contract/calls';

type RootCall = { [K in CallName]: Calls[K] extends { atRoot: true } ? K : never }[CallName];
type FormCall = { [K in CallName]: Calls[K] extends { formEncoded: true } ? K : never }[CallName];
type StandIn = { [K in CallName]: Calls[K] extends { standsFor: object } ? K : never }[CallName];

// The page carries no schemas, so what the contract says about these calls is repeated here; the types keep it true.
const rootCalls: Record<RootCall, true> = { 'POST /debug/logs': true };
const formCalls: Record<FormCall, true> = { 'PUT /me': true };
const standIns: { readonly [K in StandIn]: Calls[K]['standsFor'] } = {
  'GET /me/contacts/export': { call: 'GET /me/contacts', header: 'accept', value: 'text/vcard' },
  'GET /audit/export': { call: 'GET /audit', header: 'accept', value: 'text/csv' },
  'GET /users/export': { call: 'GET /users', header: 'accept', value: 'text/csv' },
  'POST /users/import': { call: 'POST /users', header: 'content-type', value: 'multipart/form-data' },
};

export interface Address {
  method: string;
  /** Path and query under the API's base: the key under which an answer is kept. */
  path: string;
  /** It stands at the root of the site, not under the API's base. */
  isAtRoot: boolean;
  accept: string | null;
}

/**
 * Address of a call. Query parameters are sorted by name and empty ones left out, so that one question has one address:
 * `/api/me/contacts?page=0&search=mar`. A call prefetched ahead of the page must produce the same address.
 */
export function requestAddress(name: CallName, { params, query }: LooseParts = {}): Address {
  const standIn = name in standIns ? standIns[name as StandIn] : null;
  const [method = 'GET', pattern = '/'] = (standIn?.call ?? name).split(' ');
  const path = buildPath(pattern, params, { query });
  return {
    method,
    path,
    isAtRoot: name in rootCalls,
    // A form's content type also carries its boundary, which only the browser knows.
    accept: standIn?.header === 'accept' ? standIn.value : null,
  };
}

/** Sent as a form also without files. */
export const isFormEncoded = (name: CallName): boolean => name in formCalls;

export type CallName = keyof Calls & string;

type Takes<Name extends string, Value> = Value extends undefined
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** Inputs of a call's address. */
export type AddressOf<K extends CallName> = Takes<'params', ParamsOf<Calls[K]>> & Takes<'query', QueryOf<Calls[K]>>;

/** Files of a multipart call by their names in the contract; `documents.0.file` is one of `documents`. */
export type FilesOf<K extends CallName> = Calls[K] extends { files: readonly (infer Name extends string)[] }
  ? { [N in Name | `${Name}.${string}`]?: File | null }
  : never;

type BodyPart<K extends CallName> = Takes<'body', BodyOf<Calls[K]>>;
type FilesPart<K extends CallName> = [FilesOf<K>] extends [never] ? unknown : { files?: FilesOf<K> };

export type PartsOf<K extends CallName> = AddressOf<K> & BodyPart<K> & FilesPart<K>;

/** The arguments after a call's name: optional when nothing in them is required. */
export type Rest<Needed, Extra> =
  Record<never, never> extends Needed ? [parts?: Needed & Extra] : [parts: Needed & Extra];

export type AnswerOf<K extends CallName> = ResponseOf<Calls[K]>;

/** Calls whose answer can be shown and kept. */
export type ReadName = {
  [K in CallName]: K extends `GET ${string}` ? (AnswerOf<K> extends undefined ? never : K) : never;
}[CallName];

/** Calls that answer a file. */
export type FileName = { [K in CallName]: Calls[K] extends { produces: string } ? K : never }[CallName];

/** The parts of any call, as the machinery below the types sees them. */
export interface LooseParts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | readonly (string | number | boolean)[] | null | undefined>;
  body?: unknown;
  files?: Record<string, File | null | undefined>;
}
