import type { SubTaskType, TaskMode, TaskStatus, ValidationType } from '../../enums/tasks';
import { DAY_MS } from './weeks';

/** A sub-task as far as the life of its task is concerned. */
interface Step {
  type: SubTaskType;
  validation: { type: ValidationType } | null;
  userSubTask: { status: TaskStatus };
}

const isDone = ({ userSubTask }: Step) => userSubTask.status === 'validated';
const isUntouched = ({ userSubTask }: Step) => userSubTask.status === 'pending';
const needsValidation = ({ validation }: Step) => validation !== null;

/**
 * Pending until a sub-task has an answer, validated when every one that needs it is validated, whichever call did the
 * last of them and whatever the mode: who has done all that a manual task asks for need not say so as well. Where
 * nothing needs validation it stays started until it is validated by hand. Validated and cancelled last.
 */
export const taskStatus = (current: TaskStatus, steps: readonly Step[]): TaskStatus => {
  if (current === 'validated' || current === 'cancelled') return current;
  const needed = steps.filter(needsValidation);
  if (needed.length > 0 && needed.every(isDone)) return 'validated';
  return steps.every(isUntouched) ? current : 'started';
};

/** True if the participant may validate the whole task by hand: it is manual, or nothing else can validate it. */
export const isByHand = (mode: TaskMode, steps: readonly Pick<Step, 'validation'>[]): boolean =>
  mode === 'manual' || steps.every(({ validation }) => validation === null);

/** With a required count a sub-task is validated when it is reached; without one, by the first. */
export const isCountReached = (count: number, requiredCount: number | null): boolean => count >= (requiredCount ?? 1);

interface Opening {
  status: TaskStatus;
  task: { subTasks: readonly Step[] };
}

/** A task that one press can do is done in the list; every other, and a validated one, opens its page. */
export const opensDetail = ({ status, task }: Opening): boolean => {
  const [only, ...others] = task.subTasks;
  if (status === 'validated' || !only || others.length > 0) return true;
  return ['survey', 'text', 'upload'].includes(only.type) || only.validation?.type !== 'automatic';
};

interface Period {
  fromDate: string;
  validUntil: string;
}

export const isFuture = (period: Period, now: string): boolean => Date.parse(period.fromDate) > Date.parse(now);
export const isLate = (period: Period, now: string): boolean => Date.parse(period.validUntil) < Date.parse(now);

/** True if the task's week ends with this day: days of the programme are those of UTC. */
export const isLastDay = ({ validUntil }: Pick<Period, 'validUntil'>, now: string): boolean => {
  const left = Date.parse(validUntil) - Date.parse(now);
  return left >= 0 && left < DAY_MS;
};
