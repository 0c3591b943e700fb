import { Trans } from '@lingui/react/macro';
import DoNotDisturbOnRounded from '@mui/icons-material/DoNotDisturbOnRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import type { JobOffer } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Button, Link, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** What came of the offer: its first interview, still to be planned perhaps, or a refusal. */
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

/** The first interview that takes place, or has; one that was cancelled is none. They come in the order of their dates. */
export const firstInterview = ({ appointments }: Pick<JobOffer, 'appointments'>) =>
  appointments.find(({ status }) => status !== 'cancelled');

/** Where the interview of an offer is planned: all that is known of it is filled in there. */
export const planInterviewPath = ({ id }: Pick<JobOffer, 'id'>): string =>
  routeTo('networkingActionCreate', {}, { query: { jobOffer: id, actionType: 'jobInterview' } });
