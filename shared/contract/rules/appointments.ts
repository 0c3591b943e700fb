import type { ActionType, AppointmentStatus, InterviewStatus } from '../enums/networking';
import { appointmentTimes } from '../limits';

const { stepMinutes, firstHour, lastHour } = appointmentTimes;
const two = (figure: number) => String(figure).padStart(2, '0');

export const bookableHours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);
export const bookableMinutes = Array.from({ length: 60 / stepMinutes }, (_, index) => index * stepMinutes);

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
