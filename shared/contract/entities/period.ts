import { type Static, Type } from 'typebox';
import { Instant, nullable } from '../fields';

export const Period = Type.Object({ fromDate: Instant, toDate: Instant });
export type Period = Static<typeof Period>;

/** A period whose end, or both ends, may not be known yet. */
export const OpenPeriod = Type.Object({ fromDate: nullable(Instant), toDate: nullable(Instant) });
export type OpenPeriod = Static<typeof OpenPeriod>;
