import { Trans } from '@lingui/react/macro';
import { useGo } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import { SuccessDialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useReturnPlace } from './wizard-context';

interface Props {
  title: ReactNode;
  /** What is now true: who, when. */
  children: ReactNode;
  /** It was done for a step of the programme. */
  counted?: boolean;
  /** What else can be done now, after the button that leads back. */
  actions?: ReactNode;
}

/** The end of a wizard. It replaces the last step in the history: the steps are not come back to. */
export function WizardSuccess({ title, children, counted = false, actions }: Props): ReactNode {
  const go = useGo();
  const { returnTo, isHome } = useReturnPlace();
  return (
    <SuccessDialog
      open
      onClose={() => go(returnTo, { replace: true })}
      title={title}
      counted={counted}
      actions={
        <>
          <Button component={RouteLink} to={returnTo} replace variant="contained">
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
