import { downloadFile, ifMatch, isConflict, isGone, refreshTouched, send } from '@passerelle/shared/client';
import type { Appointment, AppointmentCreation, AppointmentUpdate } from '@passerelle/shared/contract';

import { cacheAction, readAction } from './action.resource';

type ActionId = Pick<Appointment, 'id'>;

export const createAction = (body: AppointmentCreation): Promise<Appointment> => send('POST /me/agenda', { body });

export const cancelAction = ({ id }: ActionId): Promise<Appointment> =>
  send('PUT /me/agenda/:appointmentId', { params: { appointmentId: id }, body: { id, status: 'cancelled' } });

export async function deleteAction({ id }: ActionId): Promise<void> {
  const params = { appointmentId: id };
  try {
    await send('DELETE /me/agenda/:appointmentId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Another tab has deleted it already: the lists refresh.
    refreshTouched('DELETE /me/agenda/:appointmentId', { params });
  }
}

export const restoreAction = ({ id }: ActionId): Promise<Appointment> =>
  send('PUT /me/agenda/:appointmentId/restore', { params: { appointmentId: id } });

/** After a change that failed, because the page may be out of date. */
export const refreshAction = ({ id }: ActionId): void =>
  refreshTouched('PUT /me/agenda/:appointmentId', { params: { appointmentId: id } });

/** Downloads the action as a file that the person's own calendar opens. */
export const downloadCalendarFile = ({ id }: ActionId): Promise<void> =>
  downloadFile('GET /me/agenda/:appointmentId/calendar', { params: { appointmentId: id } });

/** Sends a change that overwrites nothing, such as a new note: it needs no version. */
export async function changeAction({ id }: ActionId, body: AppointmentUpdate): Promise<Appointment> {
  const changed = await send('PUT /me/agenda/:appointmentId', { params: { appointmentId: id }, body });
  cacheAction(changed);
  return changed;
}

/** The part to change differs from what the person saw. Nothing was saved. */
export class ActionChanged extends Error {
  override readonly name = 'ActionChanged';
  /** The action as the server has it now. */
  readonly action: Appointment;

  constructor(action: Appointment, cause: unknown) {
    super('The action was changed meanwhile', { cause });
    this.action = action;
  }
}

/** The action as it is stored now if the error is a conflict, for `useEdited`. */
export const newestAction = (error: unknown): Appointment | null =>
  error instanceof ActionChanged ? error.action : null;

async function putVersion(seen: Appointment, body: AppointmentUpdate): Promise<Appointment> {
  const params = { appointmentId: seen.id };
  return send('PUT /me/agenda/:appointmentId', { params, body, headers: ifMatch(seen) });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Changes one part of an action, and compares that part with what the person saw. Every note raises the version, so a
 * conflict about another part does not matter: the change is sent again on the new version. When the part itself or
 * the status has changed, it throws `ActionChanged`.
 */
export async function changeActionPart(
  seen: Appointment,
  body: AppointmentUpdate,
  partOf: (action: Appointment) => unknown,
): Promise<Appointment> {
  let changed: Appointment;
  try {
    changed = await putVersion(seen, body);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const fresh = await readAction(seen.id);
    if (fresh.version === seen.version) throw error;
    cacheAction(fresh);
    if (!isSame([fresh.status, partOf(fresh)], [seen.status, partOf(seen)])) throw new ActionChanged(fresh, error);
    changed = await putVersion(fresh, body);
  }
  cacheAction(changed);
  return changed;
}
