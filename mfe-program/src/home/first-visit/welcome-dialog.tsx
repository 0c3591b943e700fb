import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Cable } from '@passerelle/shared/ui';
import { Dialog, DialogIllustration } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

interface Props {
  me: OwnProfile;
  open: boolean;
  onClose: () => void;
}

/** Asks once to complete the profile, which the companions read. */
export function WelcomeDialog({ me: { firstName }, open, onClose }: Props): ReactNode {
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

/** A finished bridge under a risen sun. */
export const WelcomePicture = (): ReactNode => (
  <DialogIllustration sun={{ x: 222, y: 34, radius: 22 }}>
    <Cable x={118} y={42} width={208} height={66} sag={95.3} hangers={14} weight={2.4} tone="deep2" />
    <Box
      component="path"
      d="M208 108h28"
      fill="none"
      strokeWidth="4.8"
      strokeLinecap="round"
      sx={{ stroke: ({ vars }) => vars.palette.lantern.main }}
    />
  </DialogIllustration>
);
