import { send } from '@passerelle/shared/client';
import type { Appointment, AppointmentCreation } from '@passerelle/shared/contract';

export const createAction = (body: AppointmentCreation): Promise<Appointment> => send('POST /me/agenda', { body });
