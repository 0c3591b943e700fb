import { type Static, type TSchema, Type } from 'typebox';

export const errorCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'notFound',
  'duplicate',
  'conflict',
  'tooLarge',
  'wrongType',
  'tooMany',
  'notReady',
  'unexpected',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with one field: a code that the page and the server both have words for. */
export const fieldCodes = [
  'required',
  'format',
  'duplicate',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooMany',
  'notAllowed',
  'unknown',
  'future',
  'password',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export const Failure = Type.Object({
  error: Type.Object({
    code: Type.Enum(errorCodes),
    message: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.Enum(fieldCodes))),
  }),
});
export type Failure = Static<typeof Failure>;

export const listOf = <S extends TSchema>(item: S) =>
  Type.Object({
    items: Type.Array(item),
    totalCount: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 0 }),
    pageSize: Type.Integer({ minimum: 1 }),
    pageCount: Type.Integer({ minimum: 0 }),
  });

export interface Paged<T> {
  items: T[];
  totalCount: number;
  page: number;
  pageSize: number;
  pageCount: number;
}
