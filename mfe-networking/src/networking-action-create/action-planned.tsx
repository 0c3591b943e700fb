import { Select, Trans } from '@lingui/react/macro';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { awaitsReport } from '@passerelle/shared/contract/rules/network/appointments';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Button, fullName } from '@passerelle/shared/ui';
import { useReturnPlace, WizardSuccess } from '@passerelle/shared/wizard';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { REPORT_HASH } from '../components/action/action-deed';
import { AddToCalendarButton } from '../components/action/add-to-calendar-button';

/** Confirmation for a past meeting, with a link to write its report. */
function ActionNoted({ action, counted }: { action: Appointment; counted: boolean }): ReactNode {
  const { returnTo } = useReturnPlace();
  const { dateTime } = useFormats();
  const name = action.contact ? fullName(action.contact) : action.contactName;
  const moment = dateTime(action.date);
  return (
    <WizardSuccess
      title={<Trans>C’est noté !</Trans>}
      counted={counted}
      mainAction={
        <Button
          component={RouteLink}
          to={routeTo('networkingAction', { networkingActionId: action.id }, { hash: REPORT_HASH })}
          state={{ from: returnTo }}
          replace
          variant="contained"
          startIcon={<EditNoteRounded />}
        >
          <Trans>Faire le compte rendu</Trans>
        </Button>
      }
    >
      <Trans>
        Votre rendez‑vous avec <b>{name}</b>, <b>{moment}</b>, a déjà eu lieu. Il compte dès que son compte rendu est
        écrit.
      </Trans>
    </WizardSuccess>
  );
}

/** Confirms the plan, with links to the action, to the person's own calendar and back. */
export function ActionPlanned({ action, counted }: { action: Appointment; counted: boolean }): ReactNode {
  const { returnTo } = useReturnPlace();
  const { dateTime } = useFormats();
  if (awaitsReport(action, now().toISOString())) return <ActionNoted action={action} counted={counted} />;
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
        Votre rendez‑vous avec <b>{name}</b> est inscrit au <b>{moment}</b>,{' '}
        <Select value={action.type} _real="en personne" _phone="par téléphone" other="en visio" />.
      </Trans>
    </WizardSuccess>
  );
}
