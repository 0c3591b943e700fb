import { Trans } from '@lingui/react/macro';
import type { AppointmentStatus, JobOffer } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Link, Section, Tag, type Tone, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { today } from '../days/day';

const statusLabels: Record<AppointmentStatus, ReactNode> = {
  pending: <Trans>Prévu</Trans>,
  validated: <Trans>Validé</Trans>,
  cancelled: <Trans>Annulé</Trans>,
};
const tones: Record<AppointmentStatus, Tone> = { pending: 'brand', validated: 'success', cancelled: 'stone' };

interface Step {
  key: string;
  name: ReactNode;
  /** An instant, or a day. */
  date: string;
  when: ReactNode;
  /** Still ahead: its point is hollow. */
  isAhead: boolean;
}

/** History of the offer by date: added, applied, followed up, answered, interviews. */
export function JobOfferTimeline({ offer }: { offer: JobOffer }): ReactNode {
  const steps = useSteps(offer).toSorted((one, other) => one.date.localeCompare(other.date));
  return (
    <Card padding="small">
      <Section title={<Trans>Parcours</Trans>}>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {steps.map(({ key, name, date, when, isAhead }) => (
            <Box component="li" key={key} sx={point(isAhead)}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Box component="time" dateTime={date} sx={{ typography: 'body2', color: 'text.secondary' }}>
                {when}
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
    </Card>
  );
}

function useSteps(offer: JobOffer): Step[] {
  const { weekdayDate, dateTime } = useFormats();
  const { id, createdAt, responseDate, followUpDate, status, statusDate, appointments } = offer;
  const steps: Step[] = [
    {
      key: 'added',
      name: <Trans>Annonce ajoutée</Trans>,
      date: createdAt,
      when: weekdayDate(createdAt, 'local'),
      isAhead: false,
    },
  ];
  if (responseDate) {
    const isAhead = responseDate.slice(0, 10) > today();
    const when = weekdayDate(responseDate);
    steps.push({ key: 'applied', name: <Trans>Candidature</Trans>, date: responseDate, when, isAhead });
  }
  if (followUpDate && status === 'pending') {
    const isAhead = followUpDate > today();
    const name = isAhead ? <Trans>Relance prévue</Trans> : <Trans>À relancer</Trans>;
    steps.push({ key: 'followUp', name, date: followUpDate, when: weekdayDate(followUpDate), isAhead });
  }
  if (statusDate && status !== 'pending') {
    const name = status === 'accepted' ? <Trans>Entretien proposé</Trans> : <Trans>Réponse négative</Trans>;
    steps.push({ key: 'answer', name, date: statusDate, when: weekdayDate(statusDate, 'local'), isAhead: false });
  }
  for (const interview of appointments) {
    steps.push({
      key: interview.id,
      name: <Interview interview={interview} offerId={id} />,
      date: interview.date,
      when: dateTime(interview.date),
      isAhead: interview.status === 'pending',
    });
  }
  return steps;
}

interface InterviewProps {
  interview: JobOffer['appointments'][number];
  offerId: string;
}

const Interview = ({ interview: { id, status }, offerId }: InterviewProps): ReactNode => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
    <Link
      component={RouteLink}
      to={routeTo('networkingAction', { networkingActionId: id })}
      state={{ from: routeTo('jobOffer', { jobOfferId: offerId }) }}
      sx={{ display: 'inline-block', py: '11px', my: '-11px' }}
    >
      <Trans>Entretien</Trans>
    </Link>
    <Tag tone={tones[status]}>{statusLabels[status]}</Tag>
  </Box>
);

/** A point on a line that ends with the last step. */
const point = (isAhead: boolean) => ({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  paddingInlineStart: '28px',
  paddingBlockEnd: '18px',
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '6px',
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: '2px solid',
    borderColor: isAhead ? 'neutral.lineStrong' : 'brand.edge',
    backgroundColor: isAhead ? 'background.paper' : 'brand.edge',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '5px',
    insetBlockStart: '20px',
    insetBlockEnd: '-4px',
    borderInlineStart: '2px solid',
    borderColor: 'divider',
  },
});
