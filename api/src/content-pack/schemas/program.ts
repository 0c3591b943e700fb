import { type Static, Type } from 'typebox';
import { badgeTypes, limits, programTypes } from '@passerelle/shared/contract';
import { closed, Key, PackText, PackTitle, some, whole, yesOrNo } from './fields';

/** `programs/<key>/program.yaml` */
export const ProgramFile = Type.Object(
  {
    name: PackTitle,
    type: Type.Enum(programTypes),
    description: Type.Optional(PackText),
    maxSuspension: whole(0, limits.suspensionWeeksMax),
    badges: Type.Array(Type.Enum(badgeTypes), { uniqueItems: true, expects: 'a list of badges, each once' }),
    jobOffers: yesOrNo(),
    weeks: Type.Array(
      Type.Object(
        {
          title: PackTitle,
          tasks: Type.Array(Key, { minItems: 1, uniqueItems: true, expects: 'a list of at least one task, each once' }),
        },
        closed,
      ),
      { minItems: 1, maxItems: limits.suspensionWeeksMax, expects: 'a list of 1 to 52 weeks' },
    ),
  },
  closed,
);
export type ProgramFile = Static<typeof ProgramFile>;

export const ProgramWords = Type.Object(
  {
    name: PackTitle,
    description: Type.Optional(PackText),
    weeks: some(Type.Object({ title: PackTitle }, closed), 'week'),
  },
  closed,
);
