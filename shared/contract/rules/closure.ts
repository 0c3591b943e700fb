import type { FieldCode } from '../enums/errors';
import type { ClosureBody } from '../entities/closure';

/** What a schema cannot say of a closure: a training does not end before it has begun. */
export function closureFaults({ training }: Partial<Pick<ClosureBody, 'training'>>): Record<string, FieldCode> {
  const { fromDate, toDate } = training?.dates ?? {};
  if (!fromDate || !toDate || fromDate <= toDate) return {};
  return { 'training.dates.toDate': 'tooSmall' };
}
