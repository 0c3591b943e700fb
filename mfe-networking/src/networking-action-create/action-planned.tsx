import { Select, Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { RouteLink, routeTo, useGo } from '@passerelle/shared/routes';
import { Button, fullName } from '@passerelle/shared/ui';
import { SuccessDialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { AgendaButton } from '../action-parts/agenda-button';
import { useJourney } from './journey/journey';

/** It is planned: on to the action, into the person's own calendar, or back to where they came from. The steps are not come back to. */
export function ActionPlanned({ action, counted }: { action: Appointment; counted: boolean }): ReactNode {
  const go = useGo();
  const { end, isFromHome } = useJourney();
  const { dateTime } = useFormats();
  const name = action.contact ? fullName(action.contact) : action.contactName;
  const moment = dateTime(action.date);
  return (
    <SuccessDialog
      open
      onClose={() => go(end, { replace: true })}
      title={<Trans>C’est planifié !</Trans>}
      counted={counted}
      actions={
        <>
          <Button component={RouteLink} to={end} replace variant="contained">
            {isFromHome ? <Trans>Revenir à l’accueil</Trans> : <Trans>Revenir à la page précédente</Trans>}
          </Button>
          <AgendaButton action={action} />
          <Button
            component={RouteLink}
            to={routeTo('networkingAction', { networkingActionId: action.id })}
            state={{ from: end }}
            replace
            variant="text"
          >
            <Trans>Voir l’action</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Votre rendez-vous avec <b>{name}</b> est inscrit au <b>{moment}</b>,{' '}
        <Select value={action.type} _real="en personne" _phone="par téléphone" other="en visio" />.
      </Trans>
    </SuccessDialog>
  );
}
