import { type Static, Type } from 'typebox';
import { Instant, Label, nullable } from '../fields';

/** The private address under which a person's own calendar reads their agenda. */
export const CalendarFeed = Type.Object({
  createdAt: Instant,
  /** When a calendar last asked for it; null: none has yet. */
  lastReadAt: nullable(Instant),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

/** The address itself is told once: only its fingerprint is kept. */
export const CalendarFeedMade = Type.Object({ ...CalendarFeed.properties, url: Label });
export type CalendarFeedMade = Static<typeof CalendarFeedMade>;
