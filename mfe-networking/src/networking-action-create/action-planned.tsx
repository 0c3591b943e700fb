import { Select, Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Button, fullName } from '@passerelle/shared/ui';
import { useReturnPlace, WizardSuccess } from '@passerelle/shared/wizard';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { AddToCalendarButton } from '../components/action/add-to-calendar-button';

/** Confirms the plan, with links to the action, to the person's own calendar and back. */
export function ActionPlanned({ action, counted }: { action: Appointment; counted: boolean }): ReactNode {
  const { returnTo } = useReturnPlace();
  const { dateTime } = useFormats();
  const name = action.contact ? fullName(action.contact) : action.contactName;
  const moment = dateTime(action.date);
  return (
    <WizardSuccess
      title={<Trans>C’est planifié !</Trans>}
      counted={counted}
      actions={
        <>
          <AddToCalendarButton action={action} />
          <Button
            component={RouteLink}
            to={routeTo('networkingAction', { networkingActionId: action.id })}
            state={{ from: returnTo }}
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
    </WizardSuccess>
  );
}
