import type { BodyOf, Calls, ParamsOf, QueryOf, ResponseOf } from '@passerelle/shared/contract/calls';

export type CallName = keyof Calls & string;

type Takes<Name extends string, Value> = Value extends undefined
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** What the address of a call needs. */
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
