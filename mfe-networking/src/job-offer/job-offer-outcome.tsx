import { Trans } from '@lingui/react/macro';
import DoNotDisturbOnRounded from '@mui/icons-material/DoNotDisturbOnRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import type { JobOffer } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Button, Link, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

/** The outcome of the offer: its first interview, a link to plan it, or the refusal. */
export function JobOfferOutcome({ offer }: { offer: JobOffer }): ReactNode {
  const { dateTime, date } = useFormats();
  const { id, status, statusDate } = offer;
  const thisPage = { from: routeTo('jobOffer', { jobOfferId: id }) };
  const interview = firstInterview(offer);
  const refusedOn = statusDate && date(statusDate, 'local');
  if (status === 'refused') {
    return (
      <Notice
        tone="info"
        icon={<DoNotDisturbOnRounded />}
        title={refusedOn ? <Trans>Réponse négative le {refusedOn}</Trans> : <Trans>Réponse négative</Trans>}
      />
    );
  }
  if (interview) {
    const when = dateTime(interview.date);
    const to = routeTo('networkingAction', { networkingActionId: interview.id });
    return (
      <Notice
        tone="success"
        icon={<HandshakeRounded />}
        title={
          <Link component={RouteLink} to={to} state={thisPage} color="inherit">
            <Trans>Entretien le {when}</Trans>
          </Link>
        }
      />
    );
  }
  return (
    <Notice
      tone="success"
      icon={<HandshakeRounded />}
      title={<Trans>Un entretien vous est proposé</Trans>}
      action={
        <Button component={RouteLink} to={planInterviewPath(offer)} state={thisPage} variant="neutral">
          <Trans>Planifier l’entretien</Trans>
        </Button>
      }
    >
      <Trans>Notez sa date pour le retrouver dans votre calendrier.</Trans>
    </Notice>
  );
}

/** The first interview that is not cancelled; the list is sorted by date. */
export const firstInterview = ({ appointments }: Pick<JobOffer, 'appointments'>) =>
  appointments.find(({ status }) => status !== 'cancelled');

/** The address to plan an interview, with the details of the offer filled in. */
export const planInterviewPath = ({ id }: Pick<JobOffer, 'id'>): string =>
  routeTo('networkingActionCreate', {}, { query: { jobOffer: id, actionType: 'jobInterview' } });
