import type { Closure, ClosureBody, ClosureField } from '@passerelle/shared/contract';
import { closureFields } from '@passerelle/shared/contract/rules/programs/closure';

/** Only what is asked about this way of leaving: what was typed under another one first is not sent along. */
export function askedOnly(body: ClosureBody): ClosureBody {
  const { type, job, comment } = body;
  const asked = new Set(closureFields[type]);
  const of = <T>(field: ClosureField, value: T | null | undefined): T | null =>
    asked.has(field) ? (value ?? null) : null;
  return {
    type,
    leavingDate: of('leavingDate', body.leavingDate),
    job: {
      entryOnDutyDate: of('job.entryOnDutyDate', job?.entryOnDutyDate),
      group: of('job.group', job?.group),
      jobTitle: of('job.jobTitle', job?.jobTitle),
      annualSalaryWithoutTax: of('job.annualSalaryWithoutTax', job?.annualSalaryWithoutTax),
    },
    contractKind: of('contractKind', body.contractKind),
    sector: of('sector', body.sector),
    partnership: of('partnership', body.partnership),
    training: of('training', body.training),
    comment: comment ?? null,
  };
}

/** The values of the form for a closure that is kept. */
export function bodyOf({
  closedAt: _closedAt,
  enteredAt: _enteredAt,
  training: { dates },
  ...closure
}: Closure): ClosureBody {
  const { fromDate, toDate } = dates;
  return { ...closure, training: fromDate && toDate ? { dates: { fromDate, toDate } } : null };
}
