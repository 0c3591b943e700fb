import type { ActionType, AppointmentStatus, InterviewStatus } from '../../enums/networking';
import { appointmentTimes } from '../../limits';
import { isSameWeek } from '../programs/weeks';

const two = (figure: number) => String(figure).padStart(2, '0');

const bookableHours = Array.from(
  { length: appointmentTimes.lastHour - appointmentTimes.firstHour + 1 },
  (_, index) => appointmentTimes.firstHour + index,
);
const bookableMinutes = Array.from(
  { length: 60 / appointmentTimes.stepMinutes },
  (_, index) => index * appointmentTimes.stepMinutes,
);

/** Every time that can be chosen, as HH:mm: from 08:00 to 22:55 by five minutes. */
export const bookableTimes: readonly string[] = bookableHours.flatMap((hour) =>
  bookableMinutes.map((minute) => `${two(hour)}:${two(minute)}`),
);

export const isBookableTime = (time: string): boolean => bookableTimes.includes(time);

interface ActionState {
  status: AppointmentStatus;
}

/** Deleting is always possible; cancelling and editing only while nothing is settled. */
export const canEdit = ({ status }: ActionState): boolean => status === 'pending';
export const canReport = ({ status }: ActionState): boolean => status !== 'cancelled';

/** A job interview that took place and whose outcome is not known yet offers the three ways on. */
export const awaitsOutcome = (action: {
  status: AppointmentStatus;
  actionType: ActionType;
  interviewStatus: InterviewStatus | null;
}): boolean => action.status === 'validated' && action.actionType === 'jobInterview' && action.interviewStatus === null;

const MINUTE_MS = 60_000;

/** Latest start of an appointment that is over now. */
export const latestStartOver = (now: string): string =>
  new Date(Date.parse(now) - appointmentTimes.durationMinutes * MINUTE_MS).toISOString();

/** An appointment is over when its time has passed, not when it has begun: until then people may still join it. */
export const isOver = (date: string, now: string): boolean => Date.parse(date) <= Date.parse(latestStartOver(now));

/** Nearness of a moment: `soon` from two hours ahead, `underWay` from its beginning to its end. */
export type Nearness = 'ahead' | 'soon' | 'underWay' | 'over';

export function nearnessOf(date: string, now: string): Nearness {
  if (isOver(date, now)) return 'over';
  const untilStart = Date.parse(date) - Date.parse(now);
  if (untilStart <= 0) return 'underWay';
  return untilStart <= appointmentTimes.soonMinutes * MINUTE_MS ? 'soon' : 'ahead';
}

interface DatedAction extends ActionState {
  date: string;
}

/** Planned, and not over yet: what home and calendar count. */
export const isToCome = ({ status, date }: DatedAction, now: string): boolean =>
  status === 'pending' && !isOver(date, now);

/** Over without a report: it is no appointment of this week any more, and asks for its report. */
export const awaitsReport = ({ status, date }: DatedAction, now: string): boolean =>
  status === 'pending' && isOver(date, now);

/** The appointments that « cette semaine » counts, on home and in the calendar alike; the server counts the same. */
export const isToComeThisWeek = (action: DatedAction, now: string): boolean =>
  isToCome(action, now) && isSameWeek(action.date, now);

/** The groups of a list by date, in their order. */
export const actionGroups = ['toReport', 'today', 'upcoming', 'past'] as const;
export type ActionGroup = (typeof actionGroups)[number];

/** `isSameDay` is the person's own clock: the server only sorts, so that each group stands together. */
export function actionGroupOf(action: DatedAction, now: string, isSameDay: boolean): ActionGroup {
  if (awaitsReport(action, now)) return 'toReport';
  if (isOver(action.date, now)) return 'past';
  return isSameDay ? 'today' : 'upcoming';
}
