import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryState } from '@passerelle/shared/routes';
import { PageHeader } from '@passerelle/shared/ui';
import { CardGrid, FilterTabs, PagedListScreen, SearchField, SortSelect } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { OffersHidden } from '../job-offer-parts/offers-shown';
import { useJobOfferDeletion } from '../job-offer-parts/use-job-offer-deletion';
import { AddJobOffer } from './add-job-offer';
import { JobOfferCard } from './job-offer-card';
import { jobOfferListState } from './job-offer-list-state';
import { useJobOfferCounts, useJobOffers } from './job-offer-list.resource';
import { JobOffersEmpty, JobOffersNotFound } from './job-offers-empty';

export function JobOfferList(): ReactNode {
  const { t } = useLingui();
  const [state, { change, hrefFor }] = useQueryState(jobOfferListState);
  const { filter, search, sort } = state;
  const { data: counts } = useJobOfferCounts(state);
  const { ask, dialog } = useJobOfferDeletion();
  const answer = useJobOffers(state);
  if (answer.error?.status === 403) return <OffersHidden />;
  return (
    <>
      <PagedListScreen
        header={
          <PageHeader title={<Trans>Annonces</Trans>} actions={<AddJobOffer />}>
            <Trans>Les postes que vous suivez, et les réponses que vous avez reçues.</Trans>
          </PageHeader>
        }
        tabs={
          <FilterTabs
            label={t`Filtrer les annonces`}
            value={filter}
            hrefFor={(value) => hrefFor({ filter: value })}
            options={[
              { value: 'all', label: <Trans>Toutes</Trans>, count: counts?.all },
              { value: 'pending', label: <Trans>En cours</Trans>, count: counts?.pending },
              { value: 'refused', label: <Trans>Négatives</Trans>, count: counts?.refused },
            ]}
          />
        }
        search={
          <SearchField
            label={t`Chercher dans vos annonces`}
            placeholder={t`Poste, entreprise, référence…`}
            value={search}
            onChange={(value) => change({ search: value })}
          />
        }
        sort={
          <SortSelect
            value={sort}
            onChange={(value) => change({ sort: value })}
            options={[
              { value: 'createdAt', label: <Trans>Ajout récent</Trans> },
              { value: 'title', label: <Trans>Titre</Trans> },
            ]}
          />
        }
        answer={answer}
        narrowed={search !== '' || filter !== 'all'}
        count={(total) => t`${plural(total, { one: '# annonce', other: '# annonces' })}`}
        failure={<Trans>Vos annonces ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : vos annonces sont enregistrées. Le reste fonctionne.</Trans>}
        empty={<JobOffersEmpty />}
        noResult={
          <JobOffersNotFound
            state={state}
            onClear={() => change({ search: '' })}
            all={hrefFor({ filter: 'all', search: '' })}
          />
        }
        hrefFor={(page) => hrefFor({ page })}
      >
        {(offers) => (
          <CardGrid label={t`Annonces`}>
            {offers.map((offer) => (
              <JobOfferCard key={offer.id} offer={offer} onDelete={ask} />
            ))}
          </CardGrid>
        )}
      </PagedListScreen>
      {dialog}
    </>
  );
}
