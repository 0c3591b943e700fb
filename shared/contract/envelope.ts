import { type Static, type TSchema, Type } from 'typebox';
import { errorCodes, fieldCodes } from './enums/errors';

export const Failure = Type.Object({
  error: Type.Object({
    code: Type.Enum(errorCodes),
    message: Type.String(),
    /** Figures that the message names: how many there are now, where a count was out of date. */
    figures: Type.Optional(Type.Record(Type.String(), Type.Number())),
    fields: Type.Optional(Type.Record(Type.String(), Type.Enum(fieldCodes))),
  }),
});
export type Failure = Static<typeof Failure>;

export const listOf = <S extends TSchema>(item: S) =>
  Type.Object({
    items: Type.Array(item),
    totalCount: Type.Integer({ minimum: 0 }),
    /** The count stopped there: there are as many, or more. */
    totalCountCapped: Type.Optional(Type.Boolean()),
    page: Type.Integer({ minimum: 0 }),
    pageSize: Type.Integer({ minimum: 1 }),
    pageCount: Type.Integer({ minimum: 0 }),
  });

export interface Paged<T> {
  items: T[];
  totalCount: number;
  totalCountCapped?: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
}
