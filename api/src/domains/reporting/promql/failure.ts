/** The words of Prometheus's HTTP API for what can go wrong with a query, each with its status. */
const statuses = { bad_data: 400, execution: 422, timeout: 503, unavailable: 503 } as const;
export type QueryErrorType = keyof typeof statuses;

/** A query that gets no figures, said in Prometheus's form and not in the product's. */
export class QueryFailure extends Error {
  readonly status: number;

  constructor(
    readonly errorType: QueryErrorType,
    message: string,
  ) {
    super(message);
    this.name = 'QueryFailure';
    this.status = statuses[errorType];
  }
}

/** The query itself is wrong: it cannot be read, or its types do not fit. */
export const badQuery = (message: string): QueryFailure => new QueryFailure('bad_data', message);
/** PromQL, but outside the part of it that is served. */
export const notServed = (name: string): QueryFailure => new QueryFailure('execution', `"${name}" is not served`);
export const cannotEvaluate = (message: string): QueryFailure => new QueryFailure('execution', message);

/** More than any screen can show, and what one query may hold in memory. */
export const MOST_POINTS = 2_000_000;

/** Asked before the points are made, not after. */
export function assertFew(points: number): void {
  if (points > MOST_POINTS) throw cannotEvaluate('query processing would load too many samples into memory');
}
