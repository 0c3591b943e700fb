import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { JobOfferFilter } from '@passerelle/shared/contract';
import { useList } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import { PageHeader, SkeletonCard, Button, EmptyState } from '@passerelle/shared/ui';
import { CardGrid, FilterTabs, PagedListScreen, SearchField, SortSelect, NoResult } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { JobOffersDisabled, IfJobOffersEnabled } from '../components/job-offer/job-offers-enabled';
import { useJobOfferDeletion } from '../components/job-offer/use-job-offer-deletion';
import { JobOfferCard } from './job-offer-card';
import { jobOfferList, useJobOfferCounts } from './job-offer-list.resource';

const JobOffersEmpty = (): ReactNode => (
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
function JobOffersNotFound({ state: { filter, search }, onClear, all }: Props): ReactNode {
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
function AddJobOffer(): ReactNode {
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

/** The list of job offers. */
export const JobOfferListScreen = (): ReactNode => (
  <IfJobOffersEnabled>
    <JobOfferList />
  </IfJobOffersEnabled>
);

function JobOfferList(): ReactNode {
  const { t } = useLingui();
  const list = useList(jobOfferList);
  const { filter, search } = list.state;
  const { data: counts } = useJobOfferCounts(search);
  const { ask, dialog } = useJobOfferDeletion();
  if (list.answer.error?.status === 403) return <JobOffersDisabled />;
  return (
    <>
      <PagedListScreen
        {...list.screen}
        skeleton={<OffersSkeleton />}
        header={
          <PageHeader title={<Trans>Annonces</Trans>} actions={<AddJobOffer />}>
            <Trans>Les postes que vous suivez, et les réponses que vous avez reçues.</Trans>
          </PageHeader>
        }
        tabs={
          <FilterTabs
            label={t`Filtrer les annonces`}
            value={filter}
            hrefFor={(value) => list.hrefFor({ filter: value })}
            options={[
              { value: 'all', label: <Trans>Toutes</Trans>, count: counts?.all },
              { value: 'pending', label: <Trans context="several">En cours</Trans>, count: counts?.pending },
              { value: 'refused', label: <Trans>Négatives</Trans>, count: counts?.refused },
            ]}
          />
        }
        search={
          <SearchField
            label={t`Chercher dans vos annonces`}
            placeholder={t`Poste, entreprise, référence…`}
            {...list.searchField}
          />
        }
        sort={
          <SortSelect
            {...list.sortSelect}
            options={[
              { value: 'createdAt', label: <Trans>Ajout récent</Trans> },
              { value: 'title', label: <Trans>Titre</Trans> },
            ]}
          />
        }
        count={(total) => t`${plural(total, { one: '# annonce', other: '# annonces' })}`}
        failure={<Trans>Vos annonces ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : vos annonces sont enregistrées. Le reste fonctionne.</Trans>}
        empty={<JobOffersEmpty />}
        noResult={
          <JobOffersNotFound state={list.state} onClear={() => list.change({ search: '' })} all={list.everything} />
        }
      >
        {(offers) => (
          <CardGrid label={t`Annonces`}>
            {offers.map((offer) => (
              <JobOfferCard key={offer.id} offer={offer} search={search} onDelete={ask} />
            ))}
          </CardGrid>
        )}
      </PagedListScreen>
      {dialog}
    </>
  );
}

const OffersSkeleton = (): ReactNode => (
  <CardGrid>
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((card) => (
      <li key={card}>
        <SkeletonCard lines={2} />
      </li>
    ))}
  </CardGrid>
);
