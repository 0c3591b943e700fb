import { Plural, Trans, useLingui } from '@lingui/react/macro';
import EventRounded from '@mui/icons-material/EventRounded';
import EmojiEventsRounded from '@mui/icons-material/EmojiEventsRounded';
import type { Appointment, Task } from '@passerelle/shared/contract';
import { isFuture, isLate } from '@passerelle/shared/contract/rules/programs/tasks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { familyHues } from '@passerelle/shared/theme';
import { Box, ContentText, IconTile, Link, Typography, type Tone } from '@passerelle/shared/ui';
import { FamilyIcon, familyLabels } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import type { NextBadge } from './next-badge';

interface ItemProps {
  icon: ReactNode;
  tone: Tone;
  label: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

const Item = ({ icon, tone, label, title, children }: ItemProps): ReactNode => (
  <Box component="li" sx={{ display: 'flex', gap: '14px' }}>
    <IconTile tone={tone}>{icon}</IconTile>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ mt: '2px', color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  </Box>
);

const fromHere = { from: routeTo('dashboard') };

const TaskLink = ({ task }: { task: Task }): ReactNode => (
  <Link component={RouteLink} to={routeTo('task', { taskId: task.id })} state={fromHere}>
    <ContentText language={task.task.contentLanguage}>{task.task.name}</ContentText>
  </Link>
);

export function NextTask({ task }: { task: Task }): ReactNode {
  const { weekdayDate } = useFormats();
  const end = weekdayDate(task.period.validUntil);
  const { family, points } = task.task;
  return (
    <Item
      icon={<FamilyIcon family={family} />}
      tone={familyHues[family]}
      label={<Trans>Prochaine tâche</Trans>}
      title={<TaskLink task={task} />}
    >
      <Plural value={points} one="# point" other="# points" />
      {' · '}
      {isLate(task.period, now().toISOString()) ? (
        <Trans>Toujours possible : elle attend que vous ayez le temps.</Trans>
      ) : (
        <Trans>Jusqu’au {end}</Trans>
      )}
    </Item>
  );
}

export function NextAppointment({ appointment }: { appointment: Appointment }): ReactNode {
  const { dateTime } = useFormats();
  const { id, title, date, contactName } = appointment;
  const when = dateTime(date);
  return (
    <Item
      icon={<EventRounded />}
      tone="brand"
      label={<Trans>Prochain rendez‑vous</Trans>}
      title={
        <Link component={RouteLink} to={routeTo('networkingAction', { networkingActionId: id })} state={fromHere}>
          {title}
        </Link>
      }
    >
      {contactName ? (
        <Trans>
          {when}, avec {contactName}
        </Trans>
      ) : (
        when
      )}
    </Item>
  );
}

/** Nearest badge, with its missing requirements. */
export function NextBadgeItem({ badge: { type, level, missing } }: { badge: NextBadge }): ReactNode {
  const { t } = useLingui();
  const { weekdayDate } = useFormats();
  const [first] = missing;
  const name = t(familyLabels[type]);
  const opensLater = first !== undefined && isFuture(first.period, now().toISOString());
  const day = first && weekdayDate(first.period.fromDate);
  return (
    <Item
      icon={<EmojiEventsRounded />}
      tone="brand"
      label={<Trans>Prochain badge</Trans>}
      title={level === 'lvl3' ? <Trans>{name}, or</Trans> : <Trans>{name}, argent</Trans>}
    >
      <Plural value={missing.length} one="Il reste # tâche." other="Il reste # tâches." />{' '}
      {opensLater ? (
        <Trans>La première s’ouvre {day}.</Trans>
      ) : (
        first && (
          <Trans>
            Pour commencer : <TaskLink task={first} />
          </Trans>
        )
      )}
    </Item>
  );
}
