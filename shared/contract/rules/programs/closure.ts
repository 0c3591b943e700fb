import type { ClosureBody } from '../../entities/programs/closure';
import type { FieldCode } from '../../enums/errors';
import type { ClosureType } from '../../enums/users';
import { durations, limits } from '../../limits';
import { DAY_MS } from './weeks';

export type ClosureField =
  | 'leavingDate'
  | 'job.entryOnDutyDate'
  | 'job.group'
  | 'job.jobTitle'
  | 'job.annualSalaryWithoutTax'
  | 'contractKind'
  | 'sector'
  | 'partnership'
  | 'training';

/** Fields of each closure type, in the order of the page. */
export const closureFields: Record<ClosureType, readonly ClosureField[]> = {
  internal: ['job.entryOnDutyDate', 'job.group', 'job.jobTitle'],
  external: [
    'leavingDate',
    'job.entryOnDutyDate',
    'job.group',
    'job.jobTitle',
    'job.annualSalaryWithoutTax',
    'contractKind',
  ],
  businessCreation: ['leavingDate', 'sector', 'partnership'],
  training: ['leavingDate', 'training'],
  retired: ['leavingDate'],
  other: ['leavingDate'],
};

const valuesOf = ({ leavingDate, job, contractKind, sector, partnership, training }: Partial<ClosureBody>) =>
  ({
    leavingDate,
    'job.entryOnDutyDate': job?.entryOnDutyDate,
    'job.group': job?.group,
    'job.jobTitle': job?.jobTitle,
    'job.annualSalaryWithoutTax': job?.annualSalaryWithoutTax,
    contractKind,
    sector,
    partnership,
    training,
  }) satisfies Record<ClosureField, unknown>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Fields of another way of leaving: only those of the type are kept. */
export function foreignClosureFields(body: ClosureBody): ClosureField[] {
  const values = Object.entries(valuesOf(body)) as [ClosureField, unknown][];
  return values.flatMap(([field, value]) =>
    isGiven(value) && !closureFields[body.type].includes(field) ? [field] : [],
  );
}

const otherYear = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4, 10)}`;

/**
 * Rules of a closure's days that a schema cannot express. `tooSmall`: before the day that it must follow. `notAllowed`:
 * more than two years from the programme.
 */
export function closureFaults(
  { leavingDate, job, training }: Partial<ClosureBody>,
  program: { fromDate: string; toDate: string },
): Record<string, FieldCode> {
  const { fromDate, toDate } = training?.dates ?? {};
  const entry = job?.entryOnDutyDate;
  const first = otherYear(program.fromDate, -limits.closureYears);
  const last = otherYear(program.toDate, limits.closureYears);
  const days = {
    leavingDate,
    'job.entryOnDutyDate': entry,
    'training.dates.fromDate': fromDate,
    'training.dates.toDate': toDate,
  };
  const far = Object.entries(days).filter(([, day]) => day && (day < first || day > last));
  return {
    ...(leavingDate && entry && entry < leavingDate && { 'job.entryOnDutyDate': 'tooSmall' as const }),
    ...(fromDate && toDate && toDate < fromDate && { 'training.dates.toDate': 'tooSmall' as const }),
    ...Object.fromEntries(far.map(([field]) => [field, 'notAllowed' as const])),
  };
}

/** Until when a closure can be taken back. */
export const reopenableUntil = (enteredAt: string): string =>
  new Date(Date.parse(enteredAt) + durations.closureReopenDays * DAY_MS).toISOString();
