import { type Static, Type } from 'typebox';
import { logLevels } from '../enums/logs';
import { body, Id, Instant, Label, LongText, optional } from '../fields';
import { limits } from '../limits';

export const LogStream = body({
  level: Type.Enum(logLevels),
  at: Instant,
  message: LongText,
  /** The screen's path, without what was typed into its query. */
  path: optional(Label),
  details: optional(LongText),
});
export type LogStream = Static<typeof LogStream>;

export const ClientLogs = body({
  app: Label,
  organization: optional(Id),
  streams: Type.Array(LogStream, { minItems: 1, maxItems: limits.logStreams }),
});
export type ClientLogs = Static<typeof ClientLogs>;
