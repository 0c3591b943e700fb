import {
  type BadgeLevel,
  badgeLevels,
  type BadgeType,
  badgeTypes,
  type TaskFamily,
  type TaskStatus,
} from '../../enums/tasks';

/** A task as far as badges are concerned; `week` is its place in the programme, from 1. */
export interface BadgeTask {
  family: TaskFamily;
  status: TaskStatus;
  week: number;
}

const isValidated = ({ status }: BadgeTask) => status === 'validated';

/**
 * Silver in progress from the first validated task of the family, silver when all of it in the programme's first half
 * are, gold when all are. A family with nothing in the first half goes from the first step to gold.
 */
export const badgeLevel = (type: BadgeType, tasks: readonly BadgeTask[], weekCount: number): BadgeLevel | null => {
  const ofFamily = tasks.filter(({ family, status }) => family === type && status !== 'cancelled');
  if (!ofFamily.some(isValidated)) return null;
  if (ofFamily.every(isValidated)) return 'lvl3';
  const firstHalf = ofFamily.filter(({ week }) => week <= Math.ceil(weekCount / 2));
  return firstHalf.length > 0 && firstHalf.every(isValidated) ? 'lvl2' : 'lvl1';
};

/** Every level passed on the way, so that a jump to gold also earns silver. */
export const levelsUpTo = (level: BadgeLevel | null): BadgeLevel[] =>
  level === null ? [] : badgeLevels.slice(0, badgeLevels.indexOf(level) + 1);

export const badgeTypeOf = (family: TaskFamily): BadgeType | undefined => badgeTypes.find((type) => type === family);
