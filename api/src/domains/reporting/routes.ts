import type { ReportingQueryType } from '@passerelle/shared/contract';
import type { FastifyReply } from 'fastify';
import { member, staff, type FormatFailure } from '../../platform/http/access';
import { type Context, defineRoutes } from '../../platform/http/routes';
import type { Call } from '@passerelle/shared/contract';
import { answerText, failureText, samplesText } from './answer';
import { findContributors } from './contributors/contributors';
import { figuresFor } from './figures/source';
import { readSamples } from './figures/samples';
import { listEnding, listExpiringSeats, listOwnPeople, listSilent } from './follow-up/lists';
import { readSixMonthlyReport } from './six-monthly/report';
import { readFunnel, readSolutions, readTimeToSolution } from './follow-up/totals';
import { evaluate } from './promql/evaluate';
import { badQuery, QueryFailure } from './promql/failure';
import { parseQuery } from './promql/parse';
import { momentsOf, type TimeParameters } from './times';

/** 400, 422 and 503 in Prometheus's format; a refused permission in the product's own. */
const formatFailure: FormatFailure = (error, { status, message }) => {
  if (error instanceof QueryFailure) return { status: error.status, text: failureText(error) };
  if (status === 400) return { status, text: failureText({ errorType: 'bad_data', message }) };
  if (status === 503)
    return { status, text: failureText({ errorType: 'unavailable', message: 'the figures are not available' }) };
  return undefined;
};

type Asked = Pick<Context<Call>, 'db' | 'person' | 'now' | 'services'> & { reply: FastifyReply };

async function answer(
  { db, person, now, services, reply }: Asked,
  queryType: ReportingQueryType,
  parameters: TimeParameters & { query?: string | undefined },
): Promise<FastifyReply> {
  const isRange = queryType === 'query_range';
  const moments = momentsOf(queryType, parameters, now);
  const expression = parseQuery(parameters.query ?? '');
  void reply.type('application/json; charset=utf-8');
  if (expression.kind === 'samples') {
    if (isRange) {
      throw badQuery('invalid expression type "range vector" for range query, must be Scalar or instant Vector');
    }
    return reply.send(samplesText(await readSamples(db, person, expression, moments[0] ?? 0)));
  }
  const source = figuresFor({
    db,
    person,
    moments: moments.map((moment) => new Date(moment)),
    upstream: services.config.reportingUpstream,
  });
  const value = await evaluate(
    expression,
    moments.map((moment) => moment / 1_000),
    source,
  );
  const isRanked = !isRange && expression.kind === 'aggregation' && ['topk', 'bottomk'].includes(expression.operation);
  return reply.send(answerText(value, moments, isRange, isRanked));
}

export const reportingRoutes = defineRoutes((on) => {
  // Participants may call it too: they get their own figures only.
  on(
    'GET /reporting/grafana/:queryType',
    member,
    ({ params, query, ...context }) => answer(context, params.queryType, query),
    { formatFailure, mayLag: true },
  );
  on(
    'POST /reporting/grafana/:queryType',
    member,
    ({ params, body, ...context }) => answer(context, params.queryType, body),
    { formatFailure, transaction: false, mayLag: true },
  );

  const mayRead = staff('users', 'r');
  on('GET /reporting/people', mayRead, findContributors, { mayLag: true });
  on('GET /reporting/silent', mayRead, listSilent, { mayLag: true });
  on('GET /reporting/ownPeople', mayRead, listOwnPeople, { mayLag: true });
  on('GET /reporting/ending', mayRead, listEnding, { mayLag: true });
  on('GET /reporting/expiringSeats', staff('licensePacks', 'r'), listExpiringSeats, { mayLag: true });
  on('GET /reporting/funnel', mayRead, readFunnel, { mayLag: true });
  on('GET /reporting/solutions', mayRead, readSolutions, { mayLag: true });
  on('GET /reporting/timeToSolution', mayRead, readTimeToSolution, { mayLag: true });
  // Of a whole organisation: for those who see all its people.
  on('GET /reporting/sixMonthly', staff('organizations', 'r'), readSixMonthlyReport, { mayLag: true });
});
