import { type Static, Type } from 'typebox';
import { tradeInterests } from '../../enums/tasks';
import { Label, nullable } from '../../fields';
import { listOf } from '../../envelope';

export const Trade = Type.Object({
  /** In the source, such as the ROME code `A1201`. */
  code: Label,
  /** In the language of the source. */
  label: Label,
  major: Type.Enum(tradeInterests),
  minor: nullable(Type.Enum(tradeInterests)),
});
export type Trade = Static<typeof Trade>;

/** Origin of a list of trades, as its licence asks to name it. */
export const TradeSource = Type.Object({
  name: Label,
  version: Label,
  /** `2025-09` */
  month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }),
  licence: Label,
});
export type TradeSource = Static<typeof TradeSource>;

/** Page of the trades; `source` is null where none were imported. */
export const TradeList = Type.Object({ ...listOf(Trade).properties, source: nullable(TradeSource) });
export type TradeList = Static<typeof TradeList>;
