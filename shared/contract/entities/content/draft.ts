import { type Static, Type } from 'typebox';
import { body, byName, Count, Instant, nullable } from '../../fields';

const Content = byName(Type.Unknown());

/** Unsent form values, kept so that the person can continue on another device. */
export const Draft = Type.Object({
  /** Null where nothing is kept. */
  content: nullable(Content),
  /** Zero where nothing is kept; grows with every change. */
  version: Count,
  updatedAt: nullable(Instant),
});
export type Draft = Static<typeof Draft>;

/** The one after it is the largest whole number that the database counts to. */
const lastVersion = 2 ** 31 - 2;

/** `version` is the one that was read: a device that is behind gets a conflict instead of undoing what another has typed. */
export const DraftBody = body({ content: Content, version: Type.Integer({ minimum: 0, maximum: lastVersion }) });
export type DraftBody = Static<typeof DraftBody>;
