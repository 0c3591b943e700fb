import { Trans } from '@lingui/react/macro';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { OnceDialogProps } from '../once/once-dialog-props';
import { WelcomePicture } from './welcome-picture';

/** Asks once to complete the profile, which those who look after the person read. */
export function WelcomeDialog({ me: { firstName }, open, onClose }: OnceDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      picture={<WelcomePicture />}
      title={<Trans>Complétez votre profil, {firstName}</Trans>}
      actions={
        <>
          <Button component={RouteLink} to={routeTo('account')} variant="contained" onClick={onClose}>
            <Trans>Compléter mon profil</Trans>
          </Button>
          <Button variant="neutral" onClick={onClose}>
            <Trans>Plus tard</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Votre poste, votre parcours, les langues que vous parlez : quelques minutes suffisent, et les personnes qui vous
        accompagnent peuvent mieux vous conseiller.
      </Trans>
    </Dialog>
  );
}
