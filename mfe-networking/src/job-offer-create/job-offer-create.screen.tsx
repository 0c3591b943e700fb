import { Trans } from '@lingui/react/macro';
import { useTaskToken } from '@passerelle/shared/client';
import type { JobOffer } from '@passerelle/shared/contract';
import { isText, queryState, reference, routeTo, useLocationState, useQueryState } from '@passerelle/shared/routes';
import { Box, PageHeader } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useJobOffersDisabled } from '../components/job-offer/job-offer.resource';
import { JobOffersDisabled } from '../components/job-offer/job-offers-enabled';
import { JobOfferAdded } from './job-offer-added';
import { JobOfferCreateForm } from './job-offer-create.form';

const asked = queryState<{ validationToken: string | null }>({ validationToken: reference() });
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Creates a job offer; it counts for the step of a task when the address carries its token. */
export function JobOfferCreateScreen(): ReactNode {
  const { from, validationFields } = useLocationState({ from: isText, validationFields: isList });
  const [{ validationToken }] = useQueryState(asked);
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
