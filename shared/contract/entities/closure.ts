import { type Static, Type } from 'typebox';
import { businessSectors } from '../enums/business-sectors';
import { closureTypes } from '../enums/closures';
import { Amount, Day, Instant, Label, LongText, nullable } from '../fields';

/**
 * How someone left the programme. `job.group` holds the service (internal) or the company (external), `leavingDate` the
 * retirement date as well; `sector` is that of the business created, for which the specification names no field.
 */
export const Closure = Type.Object({
  type: Type.Enum(closureTypes),
  leavingDate: nullable(Day),
  job: Type.Object({
    entryOnDutyDate: nullable(Day),
    group: nullable(Label),
    jobTitle: nullable(Label),
    annualSalaryWithoutTax: nullable(Amount),
  }),
  sector: nullable(Type.Enum(businessSectors)),
  partnership: nullable(Type.Boolean()),
  training: Type.Object({ dates: Type.Object({ fromDate: nullable(Day), toDate: nullable(Day) }) }),
  comment: nullable(LongText),
  closedAt: Instant,
});
export type Closure = Static<typeof Closure>;
