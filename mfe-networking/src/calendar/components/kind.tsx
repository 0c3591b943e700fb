import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { awaitsReport, canEdit } from '@passerelle/shared/contract/rules/network/appointments';
import { now } from '@passerelle/shared/i18n';
import type { SxProps, Theme } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/**
 * The kinds that the calendar shows differently: the status, with interviews apart from other planned appointments, and
 * past appointments without a report apart from upcoming ones.
 */
export const kinds = ['planned', 'interview', 'toReport', 'validated', 'cancelled'] as const;
export type Kind = (typeof kinds)[number];

export function kindOf(appointment: Pick<Appointment, 'status' | 'actionType' | 'date'>): Kind {
  const { status, actionType } = appointment;
  if (status !== 'pending') return status;
  if (awaitsReport(appointment, now().toISOString())) return 'toReport';
  return actionType === 'jobInterview' ? 'interview' : 'planned';
}

export const kindLabels: Record<Kind, MessageDescriptor> = {
  planned: msg`À venir`,
  interview: msg`Entretien d’embauche`,
  toReport: msg`Compte rendu à écrire`,
  validated: msg`Validé`,
  cancelled: msg`Annulé`,
};

export const canMove = canEdit;

const over = { backgroundColor: 'neutral.sunken', color: 'text.secondary' } as const;

/**
 * Background and text colour: grey for past ones, with a coloured icon. Cancelled appointments are struck through,
 * others have an icon, so colour is never the only sign.
 */
export const kindLook: Record<Kind, SxProps<Theme>> = {
  planned: { backgroundColor: 'brand.100', color: 'brand.text' },
  interview: { backgroundColor: 'lantern.ground', color: 'status.warning.text' },
  toReport: { ...over, '& svg': { color: 'status.warning.text' } },
  validated: { ...over, '& svg': { color: 'status.success.text' } },
  cancelled: { backgroundColor: 'neutral.sunken', color: 'text.secondary', textDecoration: 'line-through' },
};

const icons: Record<Kind, ReactNode> = {
  planned: null,
  interview: <HandshakeRounded />,
  toReport: <EditNoteRounded />,
  validated: <CheckRounded />,
  cancelled: null,
};
export const KindIcon = ({ kind }: { kind: Kind }): ReactNode => icons[kind];

/** The shapes on a phone: disc, diamond, square, ring, dash. */
export const markLook: Record<Kind, SxProps<Theme>> = {
  planned: { width: 6, height: 6, borderRadius: '50%', backgroundColor: 'brand.edge' },
  interview: {
    width: 6,
    height: 6,
    borderRadius: '1.5px',
    transform: 'rotate(45deg)',
    backgroundColor: 'status.warning.fill',
  },
  toReport: { width: 6, height: 6, border: '1.8px solid', borderColor: 'status.warning.fill' },
  validated: { width: 7, height: 7, borderRadius: '50%', border: '1.8px solid', borderColor: 'status.success.fill' },
  cancelled: { width: 8, height: 2, backgroundColor: 'neutral.lineStrong' },
};
