import { type Static, Type } from 'typebox';
import { textLocales } from '../../enums/locales';
import { funnelSteps, reportFigures, reportMeasures, silences } from '../../enums/metrics';
import { closureTypes } from '../../enums/users';
import { Count, FileAddress, Id, Instant, Label, nullable } from '../../fields';

/** Enough of a person to name them in a row, and to open their page. */
const named = { id: Id, firstName: Label, lastName: Label, avatarUrl: nullable(FileAddress) };

/** A person without recent activity, since when, and the rule that matched. */
export const SilentPerson = Type.Object({
  ...named,
  program: nullable(Label),
  reason: Type.Enum(silences),
  since: Instant,
  /** Time of the last request for news. */
  askedAt: nullable(Instant),
});
export type SilentPerson = Static<typeof SilentPerson>;

/** A person whom the viewer follows, and why they are silent; `reason` is null while no rule matches. */
export const OwnPerson = Type.Object({
  ...named,
  reason: nullable(Type.Enum(silences)),
  /** Beginning of the silence; null for people in a pause, after their programme or never invited. */
  since: nullable(Instant),
  lastSeenAt: nullable(Instant),
  invitedAt: nullable(Instant),
});
export type OwnPerson = Static<typeof OwnPerson>;

export const EndingProgram = Type.Object({ ...named, program: Label, endsAt: Instant });
export type EndingProgram = Static<typeof EndingProgram>;

/** Free seats that expire when their pack ends. */
export const ExpiringSeats = Type.Object({ id: Id, name: Label, free: Count, endsAt: Instant });
export type ExpiringSeats = Static<typeof ExpiringSeats>;

export const Funnel = Type.Object({
  steps: Type.Array(Type.Object({ step: Type.Enum(funnelSteps), count: Count })),
});
export type Funnel = Static<typeof Funnel>;

export const Solutions = Type.Object({
  /** Those of the range, and all up to its end. */
  types: Type.Array(Type.Object({ type: Type.Enum(closureTypes), inPeriod: Count, total: Count })),
  /** People who follow a programme at the end of the range. */
  looking: Count,
});
export type Solutions = Static<typeof Solutions>;

export const TimeToSolution = Type.Object({
  /** People whose programme had begun, and the number of them with a solution. */
  people: Count,
  placed: Count,
  /** Within so many days half of them did; null where fewer have yet. */
  medianDays: nullable(Count),
  /** The longest follow-up of any person, in days: the limit of the figure. */
  followedDays: Count,
});
export type TimeToSolution = Static<typeof TimeToSolution>;

/** Figures of the six-monthly report of an organisation. */
export const SixMonthlyReport = Type.Object({
  figures: Type.Array(
    Type.Object({
      figure: Type.Enum([...reportFigures, ...reportMeasures]),
      people: Count,
      /** Number of times they did it; null for figures that count people only. */
      times: nullable(Count),
    }),
  ),
});
export type SixMonthlyReport = Static<typeof SixMonthlyReport>;

/** Aggregation of rows into a figure: a sum, or one sum over another. */
export const figureWays = ['sum', 'ratio'] as const;

const worth = {
  value: Type.Number(),
  /** Denominator of a ratio; else the number of rows. */
  of: Type.Number(),
};

export const PersonBehind = Type.Object({ ...named, ...worth });
export type PersonBehind = Static<typeof PersonBehind>;

/** The people behind a figure, page by page; `total` and `erased` are of all pages. */
export const PeopleBehind = Type.Object({
  way: Type.Enum(figureWays),
  /** The moment that the rows are of: of a peak, when it was reached; else the end of the range. */
  at: Instant,
  total: Type.Object(worth),
  /** Of people who were erased, or are about to be: without names. */
  erased: nullable(Type.Object(worth)),
  items: Type.Array(PersonBehind),
  totalCount: Count,
  page: Count,
  pageSize: Type.Integer({ minimum: 1 }),
  pageCount: Count,
});
export type PeopleBehind = Static<typeof PeopleBehind>;

const letter = Type.Object({
  subject: Type.String(),
  paragraphs: Type.Array(Type.String()),
  action: Type.String(),
  closing: Type.String(),
});
/** Text of the mail that asks people for news, in each language: once their account is open, and before. */
export const NewsLetter = Type.Record(Type.Enum(textLocales), Type.Object({ opened: letter, unopened: letter }));
export type NewsLetter = Static<typeof NewsLetter>;
