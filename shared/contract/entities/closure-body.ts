import Type, { type Static } from 'typebox';
import { businessSectors } from '../enums/business-sectors';
import { type ClosureType, closureTypes } from '../enums/closures';
import { Amount, body, Day, Label, LongText, optional } from '../fields';
import { demand, when } from './conditions';

const type = (value: ClosureType) => when('type', value);

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
      { if: type('internal'), then: demand({ job: ['entryOnDutyDate', 'group', 'jobTitle'] }) },
      {
        if: type('external'),
        then: demand({ job: ['entryOnDutyDate', 'group', 'jobTitle', 'annualSalaryWithoutTax'] }, ['leavingDate']),
      },
      { if: type('businessCreation'), then: demand({}, ['leavingDate', 'sector', 'partnership']) },
      { if: type('training'), then: demand({}, ['leavingDate', 'training']) },
      { if: type('retired'), then: demand({}, ['leavingDate']) },
      { if: type('other'), then: demand({}, ['leavingDate']) },
    ],
  },
);
export type ClosureBody = Static<typeof ClosureBody>;
