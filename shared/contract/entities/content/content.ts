import { type Static, Type } from 'typebox';
import { logLevels } from '../../enums/errors';
import { locales } from '../../enums/locales';
import { body, ContentLanguage, Email, Html, Id, Instant, Label, LongText, optional, FileAddress } from '../../fields';
import { limits } from '../../limits';

export const Env = Type.Object({
  env: Type.String(),
  version: Type.String(),
  demo: Type.Boolean(),
  publicUrl: Type.String(),
  /** The locales whose catalogue is complete. */
  locales: Type.Array(Type.Enum(locales)),
  debugLogs: Type.Boolean(),
  /** E-mail address for reports of wrong wording. */
  supportEmail: optional(Email),
  /** Only where a deployment measures its audience, and only loaded with consent. */
  analytics: Type.Optional(Type.Object({ scriptUrl: FileAddress, siteId: Label, cookies: Type.Array(Label) })),
});
export type Env = Static<typeof Env>;

export const StaticPage = Type.Object({
  slug: Label,
  title: Label,
  content: Html,
  contentLanguage: ContentLanguage,
  updatedAt: Instant,
});
export type StaticPage = Static<typeof StaticPage>;

export const FaqQuestion = Type.Object({ id: Id, title: Label, answer: Html });
export type FaqQuestion = Static<typeof FaqQuestion>;

/** Its language is also that of its questions. */
export const QuestionSection = Type.Object({
  id: Id,
  title: Label,
  contentLanguage: ContentLanguage,
  questions: Type.Array(FaqQuestion),
});
export type QuestionSection = Static<typeof QuestionSection>;

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
