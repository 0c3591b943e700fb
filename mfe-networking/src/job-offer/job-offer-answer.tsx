import { Trans, useLingui } from '@lingui/react/macro';
import DoNotDisturbOnRounded from '@mui/icons-material/DoNotDisturbOnRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import type { JobOffer } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Link as RouteLink, useNavigate } from 'react-router-dom';
import { Box, Button, Card, FailureText, Link, Notice, Section, useToast } from '@passerelle/shared/ui';
import { ConfirmDialog, undo, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useRef } from 'react';

import { changeJobOffer, refreshJobOffer } from '../components/job-offer/job-offer.mutations';

/** The outcome of the offer: its first interview, a link to plan it, or the refusal. */
function JobOfferOutcome({ offer }: { offer: JobOffer }): ReactNode {
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
const firstInterview = ({ appointments }: Pick<JobOffer, 'appointments'>) =>
  appointments.find(({ status }) => status !== 'cancelled');

/** The address to plan an interview, with the details of the offer filled in. */
const planInterviewPath = ({ id }: Pick<JobOffer, 'id'>): string =>
  routeTo('networkingActionCreate', {}, { query: { jobOffer: id, actionType: 'jobInterview' } });

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  '& > *': { flex: { xs: '1 1 auto', md: 'none' } },
} as const;

/** The answer to the offer, or the buttons to record it. */
export function JobOfferAnswer({ offer }: { offer: JobOffer }): ReactNode {
  const { t } = useLingui();
  const place = useRef<HTMLElement>(null);
  // The pressed button is removed, so the focus moves to its replacement.
  const focusPlace = (): void => place.current?.focus();
  const refusal = useRefusal(offer, focusPlace);
  const acceptance = useAcceptance(offer, focusPlace);
  return (
    <Box ref={place} component="section" tabIndex={-1} aria-label={t`Réponse`} sx={{ '&:focus': { outline: 'none' } }}>
      {offer.status === 'pending' ? (
        <Card>
          <Section title={<Trans>Avez-vous reçu une réponse ?</Trans>}>
            <Box sx={row}>
              <Button variant="contained" onClick={acceptance.ask}>
                <Trans>Entretien proposé</Trans>
              </Button>
              <Button variant="neutral" onClick={refusal.ask}>
                <Trans>Réponse négative</Trans>
              </Button>
            </Box>
          </Section>
        </Card>
      ) : (
        <JobOfferOutcome offer={offer} />
      )}
      {acceptance.dialog}
      {refusal.dialog}
    </Box>
  );
}

interface Answer {
  /** Asks for confirmation first, because an answer is final. */
  ask: () => void;
  dialog: ReactNode;
}

/** An offered interview: saved once confirmed; can be undone while the message shows. */
function useAcceptance(offer: JobOffer, onFailed: () => void): Answer {
  const navigate = useNavigate();
  const toast = useToast();
  const isAccepted = useRef(false);
  const offerPath = routeTo('jobOffer', { jobOfferId: offer.id });
  const takeBack = async (): Promise<void> => {
    try {
      await changeJobOffer(offer, { status: 'pending' });
      toast(<Trans>L’annonce est de nouveau en cours</Trans>, { about: offer.id });
      void navigate(offerPath);
    } catch (error) {
      toast(<FailureText error={error} />, { about: offer.id, tone: 'error' });
      refreshJobOffer(offer);
    }
  };
  const { ask, subject, dialog } = useConfirmation<JobOffer>({
    act: async (accepted) => {
      await changeJobOffer(accepted, { status: 'accepted' });
      isAccepted.current = true;
    },
    onFailure: refreshJobOffer,
    after: (accepted) => {
      if (isAccepted.current) void navigate(planInterviewPath(accepted), { state: { from: offerPath } });
      else onFailed();
    },
    done: () => <Trans>Entretien proposé : c’est noté</Trans>,
    about: ({ id }) => id,
    undo: () => undo(() => void takeBack()),
  });
  const title = subject?.title;
  return {
    ask: () => ask(offer),
    dialog: (
      <ConfirmDialog
        {...dialog}
        title={<Trans>Un entretien vous est proposé pour « {title} » ?</Trans>}
        confirmLabel={<Trans>Noter et planifier l’entretien</Trans>}
      >
        <Trans>La réponse de cette annonce ne changera plus. Vous choisirez ensuite la date de l’entretien.</Trans>
      </ConfirmDialog>
    ),
  };
}

/** The employer said no. */
function useRefusal(offer: JobOffer, onRefused: () => void): Answer {
  const { ask, subject, dialog } = useConfirmation<JobOffer>({
    act: (refused) => changeJobOffer(refused, { status: 'refused' }),
    onFailure: refreshJobOffer,
    after: onRefused,
    done: () => <Trans>Réponse négative enregistrée</Trans>,
  });
  const title = subject?.title;
  return {
    ask: () => ask(offer),
    dialog: (
      <ConfirmDialog
        {...dialog}
        title={<Trans>Réponse négative pour « {title} » ?</Trans>}
        confirmLabel={<Trans>Enregistrer la réponse négative</Trans>}
      >
        <Trans>
          L’annonce passe parmi les négatives, et sa réponse ne change plus. Tout ce que vous avez noté reste.
        </Trans>
      </ConfirmDialog>
    ),
  };
}
