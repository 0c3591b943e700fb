import { type Static, Type } from 'typebox';
import { Count } from '../../fields';

/** The figures on the tabs of the lists. */
export const ContactCounts = Type.Object({ all: Count, referrer: Count, referred: Count });
export type ContactCounts = Static<typeof ContactCounts>;

export const AppointmentCounts = Type.Object({
  pending: Count,
  validated: Count,
  cancelled: Count,
  upcoming: Count,
  past: Count,
});
export type AppointmentCounts = Static<typeof AppointmentCounts>;

export const JobOfferCounts = Type.Object({ all: Count, pending: Count, refused: Count });
export type JobOfferCounts = Static<typeof JobOfferCounts>;

export const TaskCounts = Type.Object({
  all: Count,
  pending: Count,
  started: Count,
  validated: Count,
  cancelled: Count,
});
export type TaskCounts = Static<typeof TaskCounts>;
