import { Trans } from '@lingui/react/macro';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import type { Appointment, AppointmentType } from '@passerelle/shared/contract';
import { awaitsReport, nearnessOf } from '@passerelle/shared/contract/rules/network/appointments';
import { routeTo } from '@passerelle/shared/routes';
import { Button, type SxProps, type Theme, VisuallyHidden } from '@passerelle/shared/ui';
import { phoneHref } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { useNow } from '../../days/use-now';
import { mapOf, MeetingTypeIcon } from './meeting';

/** Asked for by « Écrire le compte rendu » elsewhere: the form takes the focus. */
export const REPORT_HASH = 'compte-rendu';

/** Link to join the meeting by type of appointment; null if the action has none. */
const waysIn: Record<AppointmentType, (action: Appointment) => string | null> = {
  video: ({ url }) => url,
  phone: ({ phone }) => phone && phoneHref(phone),
  real: ({ address }) => address.street && mapOf(address.street),
};

const words: Record<AppointmentType, ReactNode> = {
  video: <Trans>Rejoindre</Trans>,
  phone: <Trans>Appeler</Trans>,
  real: <Trans>Itinéraire</Trans>,
};

interface Props {
  action: Appointment;
  /** Among several cards of a list, reports to write are all alike and stand back. */
  reportVariant?: 'contained' | 'neutral' | 'none';
  small?: boolean;
  sx?: SxProps<Theme>;
}

/** The one thing to do now: to join, call or find the way when it begins, to write the report once it is over. */
export function ActionDeed({ action, reportVariant = 'neutral', small = false, sx }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const now = useNow();
  const { id, type, date, status, title } = action;
  const look = { ...(small && { size: 'small' as const }), ...(sx && { sx }) };
  if (awaitsReport(action, now)) {
    if (reportVariant === 'none') return null;
    return (
      <Button
        component={RouteLink}
        to={routeTo('networkingAction', { networkingActionId: id }, { hash: REPORT_HASH })}
        state={{ from: `${pathname}${search}` }}
        variant={reportVariant}
        startIcon={<EditNoteRounded />}
        {...look}
      >
        <Trans>Écrire le compte rendu</Trans>
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    );
  }
  const way = waysIn[type](action);
  const nearness = nearnessOf(date, now);
  if (status !== 'pending' || !way || (nearness !== 'soon' && nearness !== 'underWay')) return null;
  const tab = type === 'phone' ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Button component="a" href={way} {...tab} variant="contained" startIcon={<MeetingTypeIcon type={type} />} {...look}>
      {words[type]}
      <VisuallyHidden>
        {' '}
        {title} {type !== 'phone' && <Trans>(nouvel onglet)</Trans>}
      </VisuallyHidden>
    </Button>
  );
}
