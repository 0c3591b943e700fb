import { type Static, Type } from 'typebox';
import { businessSectors } from '../enums/business-sectors';
import { type ClosureType, closureTypes } from '../enums/closures';
import { Amount, body, Day, Label, LongText, optional } from '../fields';
import { demand, implies, when } from './conditions';

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
    sector: optional(Type.Enum(businessSectors)),
    partnership: optional(Type.Boolean()),
    training: optional(body({ dates: body({ fromDate: Day, toDate: Day }) })),
    comment: optional(LongText),
  },
  {
    additionalProperties: false,
    allOf: [
      as('internal', demand({ job: ['entryOnDutyDate', 'group', 'jobTitle'] })),
      as(
        'external',
        demand({ job: ['entryOnDutyDate', 'group', 'jobTitle', 'annualSalaryWithoutTax'] }, ['leavingDate']),
      ),
      as('businessCreation', demand({}, ['leavingDate', 'sector', 'partnership'])),
      as('training', demand({}, ['leavingDate', 'training'])),
      as('retired', demand({}, ['leavingDate'])),
      as('other', demand({}, ['leavingDate'])),
    ],
  },
);
export type ClosureBody = Static<typeof ClosureBody>;
