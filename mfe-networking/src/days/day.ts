import { now } from '@passerelle/shared/i18n';

/** A day on the person's own clock, as the address and the API write it: `2026-11-24`. */
export type Day = string;

/** The Swedish form is ISO's. Day arithmetic is a module of its own, with luxon, which no list needs. */
const iso = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });

export const dayOf = (instant: string): Day => iso.format(new Date(instant));
export const today = (): Day => iso.format(now());
