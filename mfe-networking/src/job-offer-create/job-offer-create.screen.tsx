import { Trans } from '@lingui/react/macro';
import { useTaskToken } from '@passerelle/shared/client';
import type { JobOffer } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, PageHeader, Button } from '@passerelle/shared/ui';
import { SuccessDialog } from '@passerelle/shared/ui/data';
import { isText, queryState, reference, useLocationState, useQueryState } from '@passerelle/shared/url-state';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link as RouteLink, useNavigate } from 'react-router-dom';

import { useJobOffersDisabled } from '../components/job-offer/job-offer.resource';
import { JobOffersDisabled } from '../components/job-offer/job-offers-enabled';
import { JobOfferCreateForm } from './job-offer-create.form';

interface Props {
  offer: JobOffer;
  counted: boolean;
  /** The address to return to. */
  from: string | undefined;
  /** Opens an empty form. */
  onMore: () => void;
}

function JobOfferAdded({ offer: { title }, counted, from, onMore }: Props): ReactNode {
  const navigate = useNavigate();
  const back = from ?? routeTo('home');
  return (
    <SuccessDialog
      open
      onClose={() => void navigate(back, { replace: true })}
      title={<Trans>C’est enregistré !</Trans>}
      counted={counted}
      actions={
        <>
          <Button component={RouteLink} to={back} replace variant="contained">
            {from ? <Trans>Revenir à la page précédente</Trans> : <Trans>Revenir à l’accueil</Trans>}
          </Button>
          <Button variant="neutral" onClick={onMore}>
            <Trans>Ajouter une autre annonce</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        L’annonce <b>{title}</b> est ajoutée, avec le statut « en cours ».
      </Trans>
    </SuccessDialog>
  );
}

const asked = queryState<{ validationToken: string | null; title: string | null }>({
  validationToken: reference(),
  title: reference(),
});
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Creates a job offer; it counts for the step of a task when the address carries its token. */
export function JobOfferCreateScreen(): ReactNode {
  const { from, validationFields } = useLocationState({ from: isText, validationFields: isList });
  const [{ validationToken, title }] = useQueryState(asked);
  const task = useTaskToken(validationToken);
  const [added, setAdded] = useState<JobOffer | null>(null);
  const [round, setRound] = useState(1);
  const fields = useRef<HTMLElement>(null);
  // The pressed button is gone with its dialog, so the focus moves.
  useEffect(() => {
    if (round > 1) fields.current?.querySelector('input')?.focus();
  }, [round]);
  if (useJobOffersDisabled()) return <JobOffersDisabled />;
  const back = from
    ? { to: from, label: <Trans>Retour</Trans> }
    : { to: routeTo('home'), label: <Trans>Retour à l’accueil</Trans> };
  return (
    <>
      <PageHeader back={back} title={<Trans>Ajouter une annonce</Trans>}>
        {task.counts ? (
          <Trans>Cette annonce comptera pour l’étape de votre tâche.</Trans>
        ) : (
          <Trans>Un poste qui vous intéresse, ou pour lequel vous avez postulé.</Trans>
        )}
      </PageHeader>
      <Box ref={fields}>
        <JobOfferCreateForm
          key={round}
          task={task}
          title={round === 1 ? title : null}
          needsApplyDate={validationFields?.includes('responseDate') ?? false}
          onAdded={setAdded}
        />
      </Box>
      {added && (
        <JobOfferAdded
          offer={added}
          counted={task.counts}
          from={from}
          onMore={() => {
            // The token can be used only once.
            task.leave();
            setRound((before) => before + 1);
            setAdded(null);
          }}
        />
      )}
    </>
  );
}
