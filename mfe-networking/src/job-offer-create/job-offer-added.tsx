import { Trans } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { routeTo, useGo } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import { SuccessDialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

interface Props {
  offer: JobOffer;
  counted: boolean;
  /** The address to return to. */
  from: string | undefined;
  /** Opens an empty form. */
  onMore: () => void;
}

export function JobOfferAdded({ offer: { title }, counted, from, onMore }: Props): ReactNode {
  const go = useGo();
  const back = from ?? routeTo('home');
  return (
    <SuccessDialog
      open
      onClose={() => go(back, { replace: true })}
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
