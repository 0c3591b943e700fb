import { type TProperties, Type } from 'typebox';
import { sortOrders, wireSortOrders, type Sorts } from './rules/common/list-query';
import { limits, pageSizes } from './limits';

/**
 * Parameters of every list beside its own filters. The specification also says `sortBy`, `sortOrder`, `ascend` and
 * `descend`: they are accepted, and the server reads them as `sort`, `order`, `asc` and `desc` (`readListQuery`). The type
 * has the one spelling only, so that nothing in the product uses another.
 */
export const listQuery = <P extends TProperties, F extends string>(
  sorts: Sorts<F>,
  properties: P,
  pageSize: number = pageSizes.general,
) => {
  const fields = Object.keys(sorts) as F[];
  const query = {
    page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizes.max, default: pageSize })),
    /** An alias of `pageSize`, sent by the contact lookup. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizes.max })),
    sort: Type.Optional(Type.Enum(fields)),
    order: Type.Optional(Type.Enum(sortOrders)),
    search: Type.Optional(Type.String({ maxLength: limits.searchLength })),
    /** `field:value`, one per filter; the server unfolds them into the parameters of the same names (rules/list-query). */
    filters: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Za-z]+:.+$', maxLength: limits.searchLength }), {
        maxItems: limits.filterValues,
      }),
    ),
    ...properties,
  };
  const onTheWire = {
    ...query,
    sortBy: Type.Optional(Type.Enum(fields)),
    order: Type.Optional(Type.Enum(wireSortOrders)),
    sortOrder: Type.Optional(Type.Enum(wireSortOrders)),
  };
  const schema: unknown = Type.Object(onTheWire, { additionalProperties: false });
  return schema as ReturnType<typeof Type.Object<typeof query>>;
};

/** One value or several of an enumeration: a repeated query parameter. */
export const several = <V extends string[]>(values: readonly [...V]) =>
  Type.Optional(Type.Array(Type.Enum(values), { maxItems: limits.filterValues, uniqueItems: true }));

/** Parameters of a count: the list's own filters and its search, so that the tabs can follow the typing. */
export const countQuery = <P extends TProperties>(properties: P) =>
  Type.Object(
    { search: Type.Optional(Type.String({ maxLength: limits.searchLength })), ...properties },
    { additionalProperties: false },
  );
