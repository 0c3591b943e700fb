import { Trans } from '@lingui/react/macro';
import { Button } from '@passerelle/shared/ui';
import { SuccessDialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useNavigate } from 'react-router-dom';

import { useReturnPlace } from './wizard-context';

interface Props {
  title: ReactNode;
  /** The result: who, when. */
  children: ReactNode;
  /** It was done for a step of the programme. */
  counted?: boolean;
  /** A task that is left comes before the button that leads back. */
  mainAction?: ReactNode;
  /** Further actions, after the button that leads back. */
  actions?: ReactNode;
}

/** The end of a wizard. It replaces the last step in the history, so that Back does not return to the steps. */
export function WizardSuccess({ title, children, counted = false, mainAction, actions }: Props): ReactNode {
  const navigate = useNavigate();
  const { returnTo, isHome } = useReturnPlace();
  return (
    <SuccessDialog
      open
      onClose={() => void navigate(returnTo, { replace: true })}
      title={title}
      counted={counted}
      actions={
        <>
          {mainAction}
          <Button component={RouteLink} to={returnTo} replace variant={mainAction ? 'neutral' : 'contained'}>
            {isHome ? <Trans>Revenir à l’accueil</Trans> : <Trans>Revenir à la page précédente</Trans>}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </SuccessDialog>
  );
}
