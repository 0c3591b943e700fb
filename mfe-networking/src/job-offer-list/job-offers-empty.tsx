import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { JobOfferFilter } from '@passerelle/shared/contract';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Button, EmptyState } from '@passerelle/shared/ui';
import { NoResult } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

export const JobOffersEmpty = (): ReactNode => (
  <EmptyState title={<Trans>Vous ne suivez encore aucune annonce</Trans>} action={<AddJobOffer />}>
    <Trans>Notez un poste qui vous intéresse : vous en suivrez la réponse et les entretiens.</Trans>
  </EmptyState>
);

interface Props {
  state: { filter: JobOfferFilter; search: string };
  onClear: () => void;
  /** The address of all offers. */
  all: string;
}

/** Nothing matches what was typed, or nothing is under that tab. */
export function JobOffersNotFound({ state: { filter, search }, onClear, all }: Props): ReactNode {
  if (search) {
    return <NoResult title={<Trans>Aucune annonce ne correspond à « {search} »</Trans>} onClear={onClear} />;
  }
  return (
    <EmptyState
      title={filter === 'refused' ? <Trans>Aucune réponse négative</Trans> : <Trans>Aucune annonce en cours</Trans>}
      action={
        <Button component={RouteLink} to={all} variant="outlined">
          <Trans>Voir toutes les annonces</Trans>
        </Button>
      }
    />
  );
}

/** Comes back to the list as it is now. */
export function AddJobOffer(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={RouteLink}
      to={routeTo('jobOfferCreate')}
      state={{ from: `${pathname}${search}` }}
      variant="contained"
      startIcon={<AddRounded />}
    >
      <Trans>Ajouter une annonce</Trans>
    </Button>
  );
}
