import { DateTime } from 'luxon';
import { homeZone } from '../../platform/dates';
import type { Cell } from '../../platform/spreadsheet/workbook';

export type { Cell } from '../../platform/spreadsheet/workbook';

/** Characters in one cell; spreadsheet programs call a file with more damaged. */
const longest = 32_767;

/**
 * Always of the type text: « =1+1 » is what someone wrote, never what is computed. That is what the type is for, so
 * nothing has to be put before it as in a CSV.
 */
export const text = (value: string | null | undefined): Cell =>
  value ? { kind: 'text', value: value.slice(0, longest) } : null;

export const figure = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? null : { kind: 'figure', value };

const dated = (value: Date, format: string): Cell => ({ kind: 'date', value, format });

/** A day without an hour, `2026-11-23`. */
export const day = (value: string | null | undefined, format: string): Cell =>
  value ? dated(DateTime.fromISO(value, { zone: 'utc' }).toJSDate(), format) : null;

/** The day of a week's beginning or end: weeks are those of UTC, whatever clocks show. */
export const weekDay = (value: Date, format: string): Cell =>
  dated(DateTime.fromJSDate(value, { zone: 'utc' }).startOf('day').toJSDate(), format);

/** A cell has no time zone: what it shows is what clocks showed at home. */
export const moment = (value: Date | string | null | undefined, format: string): Cell =>
  value
    ? dated(
        DateTime.fromJSDate(new Date(value)).setZone(homeZone).setZone('utc', { keepLocalTime: true }).toJSDate(),
        format,
      )
    : null;
