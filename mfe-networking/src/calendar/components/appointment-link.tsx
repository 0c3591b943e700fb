import { useLingui } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, fullName, sxOf, type SxProps, type Theme, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useCalendar } from './calendar-context';
import { canMove, KindIcon, kindLook, kindOf, kindLabels } from './kind';

interface Props {
  appointment: Appointment;
  /** In the tab order; in a grid, only the links of the active cell are. */
  reachable: boolean;
  sx?: SxProps<Theme>;
}

const look: SxProps<Theme> = {
  display: 'block',
  px: '7px',
  py: '4px',
  borderRadius: '7px',
  fontSize: '0.78125rem',
  lineHeight: 1.32,
  textDecoration: 'none',
  overflow: 'hidden',
  userSelect: 'none',
  '& b': { fontWeight: 660 },
  '& svg': { fontSize: 13, verticalAlign: '-2px', marginInlineEnd: '3px' },
  overflowWrap: 'anywhere',
  '&[data-movable]': { cursor: 'grab' },
  '&:hover': { textDecoration: 'underline' },
  '@media (forced-colors: active)': { border: '1px solid' },
};
/** A name that is cut keeps its beginning, whichever way it is read. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'match-parent',
} as const;

/** An appointment in a grid. A link to its page, which can be dragged while the appointment is pending. */
export function AppointmentLink({ appointment, reachable, sx }: Props): ReactNode {
  const { t } = useLingui();
  const { time } = useFormats();
  const { from } = useCalendar();
  const { id, date, title, contact, contactName } = appointment;
  const kind = kindOf(appointment);
  const name = contact ? fullName(contact) : contactName;
  const short = contact && shortName(contact);
  const state = t(kindLabels[kind]);
  return (
    <Box
      component={RouteLink}
      to={routeTo('networkingAction', { networkingActionId: id })}
      state={{ from }}
      title={title}
      tabIndex={reachable ? 0 : -1}
      draggable={false}
      data-appointment={id}
      data-movable={canMove(appointment) || undefined}
      sx={sxOf(look, kindLook[kind], sx)}
    >
      <b>
        <KindIcon kind={kind} />
        {time(date)}
      </b>{' '}
      <Box component="span" dir="auto" sx={{ ...oneLine, display: 'block' }}>
        {short ? <span aria-hidden>{short}</span> : (name ?? title)}
      </Box>
      <VisuallyHidden>
        {' '}
        {short && name} {name && title} {state}
      </VisuallyHidden>
    </Box>
  );
}

/** The width of a day in the month, in characters. */
const MAX_LENGTH = 10;

/** « T. Le Goff » or « M.-A. Lubin », where the whole name would be cut off; null where it fits. */
export function shortName(person: Parameters<typeof fullName>[0]): string | null {
  const { firstName, lastName } = person;
  const name = fullName(person);
  // Without a space, it is a Han or Kana name, whose first letter stands for nothing.
  if (!firstName || name.length <= MAX_LENGTH || !name.includes(' ')) return null;
  const initials = firstName
    .trim()
    .split('-')
    .map((part) => `${Array.from(part)[0] ?? ''}.`);
  return `${initials.join('-')}\u00A0${lastName}`;
}
