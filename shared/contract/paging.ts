import { type TProperties, Type } from 'typebox';
import { sortOrders } from './enums/sort-orders';
import { limits, pageSizes } from './limits';

/** What every list takes beside its own filters. `sort` and `sortBy`, `order` and `sortOrder` are twins in the specification. */
export const listQuery = <P extends TProperties, F extends string[]>(
  sortFields: readonly [...F],
  properties: P,
  pageSize: number = pageSizes.general,
) =>
  Type.Object(
    {
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizes.max, default: pageSize })),
      /** An alias of `pageSize`, sent by the contact lookup. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizes.max })),
      sort: Type.Optional(Type.Enum(sortFields)),
      sortBy: Type.Optional(Type.Enum(sortFields)),
      order: Type.Optional(Type.Enum(sortOrders)),
      sortOrder: Type.Optional(Type.Enum(sortOrders)),
      search: Type.Optional(Type.String({ maxLength: limits.searchLength })),
      /** `field:value`, one per filter; the server unfolds them into the parameters of the same names (rules/list-query). */
      filters: Type.Optional(
        Type.Array(Type.String({ pattern: '^[A-Za-z]+:.+$', maxLength: limits.searchLength }), {
          maxItems: limits.filterValues,
        }),
      ),
      ...properties,
    },
    { additionalProperties: false },
  );

/** One value or several of an enumeration: a repeated query parameter. */
export const several = <V extends string[]>(values: readonly [...V]) =>
  Type.Optional(Type.Array(Type.Enum(values), { maxItems: limits.filterValues, uniqueItems: true }));

/** What a count takes: the list's own filters and its search, so that the tabs can follow what is typed. */
export const countQuery = <P extends TProperties>(properties: P) =>
  Type.Object(
    { search: Type.Optional(Type.String({ maxLength: limits.searchLength })), ...properties },
    { additionalProperties: false },
  );
