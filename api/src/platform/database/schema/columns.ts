import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@passerelle/shared/contract';

/** Made by the database when it is not given. */
export type Id = Generated<string>;

/**
 * An instant. No column fills it by itself: time comes from the server's clock, which tests can set, and in whole
 * milliseconds, so that a page can go on exactly from the last row's instant.
 */
export type Moment = ColumnType<Date, Date | string, Date | string>;

/** A day without an hour, `2026-11-23`. */
export type Day = string;

/** Always an object: the driver would take an array for one of PostgreSQL's own. */
export type Json<T extends object = Record<string, unknown>> = ColumnType<T, T | string, T | string>;

/** Words by locale; at least one. */
export type Localized = Json<Partial<Record<Locale, string>>>;

/** Normalised by the server: no case, no accents. In byte order, so that every engine sorts alike. */
export type SortKey = string;
export type SearchText = string;
