import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { JobOfferFilter } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Button, EmptyState } from '@passerelle/shared/ui';
import { NoResult } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

export const JobOffersEmpty = (): ReactNode => (
  <EmptyState title={<Trans>Vous ne suivez encore aucune annonce</Trans>} action={<AddJobOffer />}>
    <Trans>Notez un poste qui vous intéresse : vous en suivrez la réponse et les entretiens.</Trans>
  </EmptyState>
);

interface Props {
  state: { filter: JobOfferFilter; search: string };
  onClear: () => void;
  /** The address of the unfiltered list. */
  all: string;
}

/** Nothing matches the search, or the tab is still empty. */
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

/** Leads back to the list with its filters. */
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
