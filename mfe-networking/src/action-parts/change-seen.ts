import { ifMatch, isConflict, keepAnswer, send } from '@passerelle/shared/client';
import type { Appointment, AppointmentUpdate } from '@passerelle/shared/contract';

/** Refused: what was to be changed is no longer as the person saw it. Nothing was saved. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  /** As it is now. */
  readonly action: Appointment;

  constructor(action: Appointment, cause: unknown) {
    super('The action was changed meanwhile', { cause });
    this.action = action;
  }
}

export const readAction = (appointmentId: string): Promise<Appointment> =>
  send('GET /me/agenda/:appointmentId', { params: { appointmentId } });

const keep = (action: Appointment): void =>
  keepAnswer('GET /me/agenda/:appointmentId', action, { params: { appointmentId: action.id } });

/** Sends a change that takes nothing away of what others may have written, such as one more note. */
export async function changeAction({ id }: Pick<Appointment, 'id'>, body: AppointmentUpdate): Promise<Appointment> {
  const changed = await send('PUT /me/agenda/:appointmentId', { params: { appointmentId: id }, body });
  keep(changed);
  return changed;
}

async function put(seen: Appointment, body: AppointmentUpdate): Promise<Appointment> {
  const params = { appointmentId: seen.id };
  return send('PUT /me/agenda/:appointmentId', { params, body, headers: ifMatch(seen) });
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Changes a part of an action, against what the person saw of it. The version grows with every note, so that a change of
 * another part is no conflict: it is sent again on top. When the part itself has changed, it fails with `ChangedMeanwhile`.
 */
export async function changeSeen(
  seen: Appointment,
  body: AppointmentUpdate,
  partOf: (action: Appointment) => unknown,
): Promise<Appointment> {
  let changed: Appointment;
  try {
    changed = await put(seen, body);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const fresh = await readAction(seen.id);
    if (fresh.version === seen.version) throw error;
    keep(fresh);
    if (!same([fresh.status, partOf(fresh)], [seen.status, partOf(seen)])) throw new ChangedMeanwhile(fresh, error);
    changed = await put(fresh, body);
  }
  keep(changed);
  return changed;
}
