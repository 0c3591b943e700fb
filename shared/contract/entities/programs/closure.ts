import { type Static, Type } from 'typebox';
import { businessSectors } from '../../enums/jobs';
import { type ClosureType, closureTypes, contractKinds } from '../../enums/users';
import {
  Amount,
  body,
  Day,
  demand,
  demandPart,
  implies,
  Instant,
  Label,
  LongText,
  nullable,
  optional,
  text,
  when,
} from '../../fields';

/**
 * Reason for leaving the programme. `job.group` holds the service (internal) or the company (external), `leavingDate` the
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
  /** Of the job found elsewhere, if known. */
  contractKind: nullable(Type.Enum(contractKinds)),
  sector: nullable(Type.Enum(businessSectors)),
  partnership: nullable(Type.Boolean()),
  training: Type.Object({ dates: Type.Object({ fromDate: nullable(Day), toDate: nullable(Day) }) }),
  comment: nullable(LongText),
  /** On the leaving date; where there is none, when it was entered. */
  closedAt: Instant,
  /** Time of the first entry: `isReopenable` counts from it. */
  enteredAt: Instant,
});
export type Closure = Static<typeof Closure>;

const as = (type: ClosureType, consequence: object) => implies(when('type', type), consequence);

export const ClosureBody = Type.Object(
  {
    type: Type.Enum(closureTypes),
    leavingDate: optional(Day),
    job: optional(
      body({
        entryOnDutyDate: optional(Day),
        group: optional(Label),
        jobTitle: optional(Label),
        annualSalaryWithoutTax: optional(Amount),
      }),
    ),
    contractKind: optional(Type.Enum(contractKinds)),
    sector: optional(Type.Enum(businessSectors)),
    partnership: optional(Type.Boolean()),
    training: optional(body({ dates: body({ fromDate: Day, toDate: Day }) })),
    comment: optional(LongText),
  },
  {
    additionalProperties: false,
    allOf: [
      as('internal', demand({ job: ['entryOnDutyDate', text('group'), text('jobTitle')] })),
      as(
        'external',
        demand({ job: ['entryOnDutyDate', text('group'), text('jobTitle'), 'annualSalaryWithoutTax'] }, [
          'leavingDate',
        ]),
      ),
      as('businessCreation', demand({}, ['leavingDate', 'sector', 'partnership'])),
      as('training', demand({}, ['leavingDate'])),
      as('training', demandPart('training', ['dates.fromDate', 'dates.toDate'])),
      as('training', { type: 'object', properties: { training: demandPart('dates', ['fromDate', 'toDate']) } }),
      as('retired', demand({}, ['leavingDate'])),
      as('other', demand({}, ['leavingDate'])),
    ],
  },
);
export type ClosureBody = Static<typeof ClosureBody>;
