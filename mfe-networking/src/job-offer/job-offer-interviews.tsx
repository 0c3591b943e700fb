import { Trans } from '@lingui/react/macro';
import type { AppointmentStatus, JobOffer } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, Card, Link, Section, Tag, type Tone } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const words: Record<AppointmentStatus, ReactNode> = {
  pending: <Trans>Prévu</Trans>,
  validated: <Trans>Validé</Trans>,
  cancelled: <Trans>Annulé</Trans>,
};
const tones: Record<AppointmentStatus, Tone> = { pending: 'brand', validated: 'success', cancelled: 'stone' };

/** The interviews for the offer, by date. */
export function JobOfferInterviews({ offer: { id, appointments } }: { offer: JobOffer }): ReactNode {
  const { dateTime } = useFormats();
  if (appointments.length === 0) return null;
  const thisPage = { from: routeTo('jobOffer', { jobOfferId: id }) };
  return (
    <Section title={<Trans>Entretiens</Trans>}>
      <Card padding="small">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '4px' }}>
          {appointments.map((interview) => (
            <Box
              key={interview.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px', minHeight: 44 }}
            >
              <Link
                component={RouteLink}
                to={routeTo('networkingAction', { networkingActionId: interview.id })}
                state={thisPage}
                sx={{ display: 'inline-block', py: '11px' }}
              >
                <time dateTime={interview.date}>{dateTime(interview.date)}</time>
              </Link>
              <Tag tone={tones[interview.status]}>{words[interview.status]}</Tag>
            </Box>
          ))}
        </Box>
      </Card>
    </Section>
  );
}
