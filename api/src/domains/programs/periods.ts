import { isoWeekOf } from '@passerelle/shared/contract';
import type { Period } from '@passerelle/shared/contract';

/** Week n of a programme runs from the Monday of its n-th week to its Sunday, UTC. */
export const periodOf = (monday: string, index: number): Period => isoWeekOf(monday, index - 1);

/** A programme begins on a Monday, on whichever day of that week it was asked for. */
export const mondayOf = (day: string): string => isoWeekOf(day).fromDate;
