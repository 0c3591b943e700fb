import { msg } from '@lingui/core/macro';
import { type Static, Type } from 'typebox';
import { actionSubTypes, documentSubTypes, taskModes } from '@passerelle/shared/contract/enums/tasks';
import { limits, gaugeLimits } from '@passerelle/shared/contract/limits';
import { closed, distinct, Family, Key, Language, PackText, PackTitle, Web, whole, yesOrNo } from './fields';

const anyList = (name: string) => msg`${name} doit être une liste`;

const Points = whole(0, gaugeLimits.total);
const Count = whole(1, limits.surveyAnswers);

const common = {
  key: Key,
  title: Type.Optional(PackTitle),
  description: Type.Optional(PackText),
  points: Type.Optional(Points),
  locale: Type.Optional(Language),
  validation: Type.Optional(Type.Enum(['automatic', 'manual', 'none'])),
};

const step = <T extends string, P extends Parameters<typeof Type.Object>[0]>(type: T, more: P) =>
  Type.Object({ ...common, type: Type.Literal(type), ...more }, closed);

const steps = [
  step('text', {}),
  step('document', { document: Key, use: Type.Enum(documentSubTypes) }),
  step('link', { link: Web }),
  step('action', {
    action: Type.Enum(actionSubTypes),
    requiredCount: Type.Optional(Count),
    fields: Type.Optional(distinct(PackTitle)),
  }),
  step('upload', {}),
  step('survey', { survey: Key, requiredCount: Type.Optional(Count), partialResults: Type.Optional(yesOrNo()) }),
] as const;

export type SubTaskEntry = Static<(typeof steps)[number]>;

/** Distinguished by `type`, so that a mistake in a link is not reported as a missing survey. */
const SubTask = Type.Unsafe<SubTaskEntry>({
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: [...steps],
});

/** `programs/<key>/weeks/<NN>/<key>.md` */
export const TaskFile = Type.Object(
  {
    name: PackTitle,
    family: Family,
    points: Points,
    mode: Type.Optional(Type.Enum(taskModes)),
    subTasks: Type.Array(SubTask, { expects: anyList }),
  },
  closed,
);
export type TaskFile = Static<typeof TaskFile>;

export const TaskTexts = Type.Object(
  {
    name: Type.Optional(PackTitle),
    subTasks: Type.Optional(
      Type.Array(
        Type.Object(
          {
            key: Key,
            title: Type.Optional(PackTitle),
            description: Type.Optional(PackText),
            link: Type.Optional(Web),
          },
          closed,
        ),
        { expects: anyList },
      ),
    ),
  },
  closed,
);
