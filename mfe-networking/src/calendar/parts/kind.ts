import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { canEdit, type Appointment } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

/** How an appointment looks: what became of it, and an interview among those that are planned. */
export const kinds = ['planned', 'interview', 'validated', 'cancelled'] as const;
export type Kind = (typeof kinds)[number];

export function kindOf({ status, actionType }: Pick<Appointment, 'status' | 'actionType'>): Kind {
  if (status !== 'pending') return status;
  return actionType === 'jobInterview' ? 'interview' : 'planned';
}

export const kindWords: Record<Kind, MessageDescriptor> = {
  planned: msg`À venir`,
  interview: msg`Entretien d’embauche`,
  validated: msg`Validé`,
  cancelled: msg`Annulé`,
};

const toReport = msg`Compte rendu à écrire`;

/** What readers are told of it; one that is over and not reported on is no longer to come. */
export const stateWords = (appointment: Pick<Appointment, 'status' | 'actionType' | 'date'>): MessageDescriptor =>
  appointment.status === 'pending' && appointment.date < now().toISOString()
    ? toReport
    : kindWords[kindOf(appointment)];

export const canMove = canEdit;
