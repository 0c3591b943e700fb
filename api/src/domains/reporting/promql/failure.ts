/** The error types of Prometheus's HTTP API, each with its status. */
const statuses = { bad_data: 400, execution: 422, timeout: 503, unavailable: 503 } as const;
export type QueryErrorType = keyof typeof statuses;

/** A failed query, in Prometheus's error format and not in the product's. */
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

/** The query itself is invalid: a syntax or type error. */
export const badQuery = (message: string): QueryFailure => new QueryFailure('bad_data', message);
/** PromQL outside the supported part. */
export const notServed = (name: string): QueryFailure => new QueryFailure('execution', `"${name}" is not served`);
export const cannotEvaluate = (message: string): QueryFailure => new QueryFailure('execution', message);

/** More than any screen can show, and the memory limit of one query. */
export const MOST_POINTS = 2_000_000;

/** Checked before the points are computed. */
export function assertFew(points: number): void {
  if (points > MOST_POINTS) throw cannotEvaluate('query processing would load too many samples into memory');
}
