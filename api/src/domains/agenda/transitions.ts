import type { ActionType, AppointmentStatus, AppointmentUpdate, InterviewStatus } from '@passerelle/shared/contract';
import { canEdit, canReport } from '@passerelle/shared/contract/rules/network/appointments';
import { failure } from '../../platform/failure';

export interface AppointmentState {
  status: AppointmentStatus;
  actionType: ActionType;
  interviewStatus: InterviewStatus | null;
  comment: string | null;
}

/** The changes of a call; a repeated call changes nothing. */
export interface RequestedChanges extends Pick<AppointmentUpdate, 'status' | 'interviewStatus' | 'comment'> {
  /** Title, contact, date…: the form fields. */
  form: boolean;
  actionType: ActionType;
  notes: boolean;
  recommendations: boolean;
}

export const changesAnything = ({
  status,
  interviewStatus,
  comment,
  form,
  notes,
  recommendations,
}: RequestedChanges): boolean =>
  [status, interviewStatus, comment].some((value) => value !== undefined) || form || notes || recommendations;

/** The resulting status. A report validates; a validated action only accepts changes of its report. */
function nextStatus(now: AppointmentState, { status, comment }: RequestedChanges): AppointmentStatus {
  const next = status ?? (comment === undefined ? now.status : 'validated');
  if (next === now.status) return next;
  if (now.status !== 'pending') throw failure('conflict');
  if (next === 'cancelled' && comment !== undefined) {
    throw failure('invalid', { fields: { comment: 'notAllowed' } });
  }
  if (next === 'validated' && (comment ?? now.comment) === null) {
    throw failure('invalid', { fields: { comment: 'required' } });
  }
  return next;
}

/** Pending becomes cancelled or validated, which is final: the appointment can no longer be edited. */
export function transition(now: AppointmentState, requested: RequestedChanges): AppointmentStatus {
  if (!canReport(now)) throw failure('conflict');
  if (requested.form && !canEdit(now)) throw failure('conflict');
  const next = nextStatus(now, requested);
  const isInterview = requested.actionType === 'jobInterview';
  if (requested.recommendations && isInterview) {
    throw failure('invalid', { fields: { recommendedContacts: 'notAllowed' } });
  }
  if (requested.interviewStatus !== undefined) {
    if (!isInterview) throw failure('invalid', { fields: { interviewStatus: 'notAllowed' } });
    if (next !== 'validated' || now.interviewStatus !== null) throw failure('conflict');
  }
  return next;
}
