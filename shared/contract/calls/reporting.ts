import { Type } from 'typebox';
import { defineCalls } from '../call';
import { MetricAnswer } from '../entities/metric';
import { reportingQueryTypes } from '../enums/metrics';

/** Prometheus takes seconds since 1970 or an ISO date, so times stay text until the server reads them. */
const Time = Type.String({ minLength: 1, maxLength: 40 });

export const reportingCalls = defineCalls({
  'GET /reporting/grafana/:queryType': {
    summary: 'Evaluate a metric expression, at one moment or over a range, for the people one may see.',
    params: Type.Object({ queryType: Type.Enum(reportingQueryTypes) }),
    // The range needs start, end and step; which of the two it is stands in the path, so the server checks it.
    query: Type.Object({
      query: Type.String({ minLength: 1, maxLength: 2_000 }),
      time: Type.Optional(Time),
      start: Type.Optional(Time),
      end: Type.Optional(Time),
      step: Type.Optional(Time),
    }),
    response: MetricAnswer,
    beside: { status: 'success' },
  },
});
