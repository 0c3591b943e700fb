import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import { type Appointment, canEdit } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import type { SxProps, Theme } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The kinds that the calendar shows differently: the status, with interviews apart from other planned appointments. */
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

/** The state for screen readers; a past appointment without a report is not « à venir » any more. */
export const stateWords = (appointment: Pick<Appointment, 'status' | 'actionType' | 'date'>): MessageDescriptor =>
  appointment.status === 'pending' && appointment.date < now().toISOString()
    ? toReport
    : kindWords[kindOf(appointment)];

export const canMove = canEdit;

/** Background and text colour. Cancelled appointments are struck through, others have an icon, so colour is never the only sign. */
export const kindLook: Record<Kind, SxProps<Theme>> = {
  planned: { backgroundColor: 'brand.100', color: 'brand.text' },
  interview: { backgroundColor: 'lantern.ground', color: 'status.warning.text' },
  validated: { backgroundColor: 'status.success.ground', color: 'status.success.text' },
  cancelled: { backgroundColor: 'neutral.sunken', color: 'text.secondary', textDecoration: 'line-through' },
};

const icons: Record<Kind, ReactNode> = {
  planned: null,
  interview: <HandshakeRounded />,
  validated: <CheckRounded />,
  cancelled: null,
};
export const KindIcon = ({ kind }: { kind: Kind }): ReactNode => icons[kind];

/** The shapes on a phone: disc, diamond, ring, dash. */
export const markLook: Record<Kind, SxProps<Theme>> = {
  planned: { width: 6, height: 6, borderRadius: '50%', backgroundColor: 'brand.edge' },
  interview: {
    width: 6,
    height: 6,
    borderRadius: '1.5px',
    transform: 'rotate(45deg)',
    backgroundColor: 'status.warning.fill',
  },
  validated: { width: 7, height: 7, borderRadius: '50%', border: '1.8px solid', borderColor: 'status.success.fill' },
  cancelled: { width: 8, height: 2, backgroundColor: 'neutral.lineStrong' },
};
