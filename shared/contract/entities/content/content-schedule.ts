import { type Static, Type } from 'typebox';
import { body, Id, Instant, Label, nullable, LongText } from '../../fields';

/** Publishes the drafts as they are now, at a later time. */
export const ContentScheduleBody = body({
  publish: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
  at: Instant,
});
export type ContentScheduleBody = Static<typeof ContentScheduleBody>;

export const ContentSchedule = Type.Object({
  id: Id,
  at: Instant,
  /** The selected items, and their titles. */
  items: Type.Array(Id),
  titles: Type.Array(Label),
  createdAt: Instant,
  createdBy: nullable(Label),
  /** Time of the refusal; it stays listed with its problems until it is removed. */
  failedAt: nullable(Instant),
  problems: Type.Array(LongText),
});
export type ContentSchedule = Static<typeof ContentSchedule>;
