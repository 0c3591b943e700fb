import { Type } from 'typebox';
import { defineCalls } from '../call';
import {
  EndingProgram,
  ExpiringSeats,
  Funnel,
  OwnPerson,
  PeopleBehind,
  SilentPerson,
  SixMonthlyReport,
  Solutions,
  TimeToSolution,
} from '../entities/programs/follow-up';
import { MetricAnswer } from '../entities/reporting/metric';
import { Milliseconds } from '../entities/people/selection';
import { jobLevels } from '../enums/jobs';
import { metricNames, reportingQueryTypes } from '../enums/metrics';
import { badgeLevels, badgeTypes } from '../enums/tasks';
import { genders } from '../enums/users';
import { Id } from '../fields';
import { durations, pageSizes } from '../limits';
import { listQuery } from '../paging';
import { listOf } from '../envelope';

const text = Type.Optional(Type.String());
/** All of it is text and optional here: what is missing or wrong is answered in Prometheus's form, by the call itself. */
const asked = { query: text, time: text, start: text, end: text, step: text };
/** Other parameters of Prometheus clients; accepted and ignored. */
const others = { timeout: text, limit: text, stats: text, lookback_delta: text, dedup: text, nocache: text };
const params = Type.Object({ queryType: Type.Enum(reportingQueryTypes) });
const beside = { status: 'success' } as const;

/** From the first moment included to the last excluded; without a group, of all people in the viewer's scope. */
const group = Type.Optional(Id);
const range = Type.Object(
  { from: Milliseconds, until: Milliseconds, group: Type.Optional(Id) },
  { additionalProperties: false },
);
const untilThen = Type.Object({ until: Milliseconds, group: Type.Optional(Id) }, { additionalProperties: false });

export const reportingCalls = defineCalls({
  'GET /reporting/grafana/:queryType': {
    summary: 'Evaluate a metric expression, at one moment or over a range, for the people one may see.',
    params,
    query: Type.Object(asked),
    response: MetricAnswer,
    beside,
  },
  'POST /reporting/grafana/:queryType': {
    summary: 'The same, where the expression is too long for an address.',
    params,
    body: Type.Object({ ...asked, ...others }, { additionalProperties: false }),
    response: MetricAnswer,
    beside,
    touches: [],
  },
  'GET /reporting/people': {
    summary: 'The people behind a figure, the greatest part first: their values add up to it.',
    query: listQuery(
      { value: 'desc' } as const,
      {
        metric: Type.Enum(metricNames),
        from: Milliseconds,
        until: Milliseconds,
        group,
        user: Type.Optional(Id),
        gender: Type.Optional(Type.Enum(genders)),
        jobLevel: Type.Optional(Type.Enum(jobLevels)),
        badge: Type.Optional(Type.Enum(badgeTypes)),
        level: Type.Optional(Type.Enum(badgeLevels)),
      },
      pageSizes.peopleBehind,
    ),
    response: PeopleBehind,
  },
  'GET /reporting/silent': {
    summary: 'People who were not heard from, with the reason, the longest first.',
    query: listQuery({ since: 'asc' } as const, { group }, pageSizes.followUp),
    response: listOf(SilentPerson),
  },
  'GET /reporting/ownPeople': {
    summary: 'People of the own groups and those whose manager or HR representative one is, the longest silence first.',
    query: listQuery({ since: 'asc' } as const, { group }, pageSizes.followUp),
    response: listOf(OwnPerson),
  },
  'GET /reporting/ending': {
    summary: `Programmes that end within ${durations.endingDays} days, the first first.`,
    query: listQuery({ endsAt: 'asc' } as const, { group }, pageSizes.followUp),
    response: listOf(EndingProgram),
  },
  'GET /reporting/expiringSeats': {
    summary: `Free seats of packs that are over within ${durations.endingDays} days.`,
    query: listQuery({ endsAt: 'asc' } as const, { group }, pageSizes.followUp),
    response: listOf(ExpiringSeats),
  },
  'GET /reporting/funnel': {
    summary: 'Number of people invited, signed in, interviewed and hired, up to a moment.',
    query: untilThen,
    response: Funnel,
  },
  'GET /reporting/solutions': {
    summary: 'Solutions found, by type, in a range and up to its end.',
    query: range,
    response: Solutions,
  },
  'GET /reporting/timeToSolution': {
    summary: 'Within how many days half of the people found a solution, those who still look counted.',
    query: untilThen,
    response: TimeToSolution,
  },
  'GET /reporting/sixMonthly': {
    summary: 'Figures of the six-monthly report of an organisation: ends, measures and situations, in a range.',
    query: Type.Object(
      { from: Milliseconds, until: Milliseconds, organization: Type.Optional(Id) },
      { additionalProperties: false },
    ),
    response: SixMonthlyReport,
  },
});
