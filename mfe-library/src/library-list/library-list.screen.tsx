import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TaskFamily } from '@passerelle/shared/contract';
import { taskFamilies } from '@passerelle/shared/contract/enums/tasks';
import { defineList, useList } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/url-state';
import { Box, Button, Card, EmptyState, PageHeader, Skeleton } from '@passerelle/shared/ui';
import {
  CardGrid,
  familyLabels,
  FilterChips,
  NoResult,
  PagedListScreen,
  SearchField,
} from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { DocumentCard } from './document-card';

/** The list of the library. */
export function LibraryListScreen(): ReactNode {
  const { t } = useLingui();
  const list = useList(libraryList);
  return (
    // In the moment before the skeleton shows, the foot of the page must not come into view.
    <Box sx={{ '& section[aria-busy="true"]': { minHeight: '100vh' } }}>
      <PagedListScreen
        {...list.screen}
        header={
          <PageHeader
            title={<Trans>Bibliothèque</Trans>}
            actions={
              <SearchField
                label={t`Chercher dans la bibliothèque`}
                placeholder={t`Un sujet, un mot…`}
                {...list.searchField}
                sx={{ width: { md: 320 } }}
              />
            }
          >
            <Trans>Des fiches, des vidéos et des podcasts à lire ou à écouter à votre rythme.</Trans>
          </PageHeader>
        }
        tabs={
          <Box sx={{ mb: '14px' }}>
            <FamilyFilter value={list.state.filter} hrefFor={(value) => list.hrefFor({ filter: value })} />
          </Box>
        }
        count={(total) => t`${plural(total, { one: '# document', other: '# documents' })}`}
        failure={<Trans>La bibliothèque ne répond pas</Trans>}
        failureText={<Trans>Le reste fonctionne.</Trans>}
        empty={
          <EmptyState title={<Trans>La bibliothèque est encore vide</Trans>}>
            <Trans>Les documents y paraissent dès qu’ils sont publiés.</Trans>
          </EmptyState>
        }
        noResult={
          <DocumentsNotFound
            state={list.state}
            onClear={() => list.change({ search: '' })}
            everything={list.everything}
          />
        }
        skeleton={<LibrarySkeleton />}
      >
        {(documents) => (
          <CardGrid label={t`Documents`} least={250}>
            {documents.map((document) => (
              <DocumentCard key={document.id} document={document} isFound={list.state.search !== ''} />
            ))}
          </CardGrid>
        )}
      </PagedListScreen>
    </Box>
  );
}

const libraryFilters = ['all', ...taskFamilies] as const;
type LibraryFilter = 'all' | TaskFamily;

const libraryList = defineList('GET /me/library', (filter) => ({
  filters: {
    filter: filter(oneOf(libraryFilters, 'all'), { family: (tab) => (tab === 'all' ? undefined : [tab]) }),
  },
}));

interface FilterProps {
  value: LibraryFilter;
  hrefFor: (value: LibraryFilter) => string;
}

function FamilyFilter({ value, hrefFor }: FilterProps): ReactNode {
  const { t } = useLingui();
  const options = libraryFilters.map((filter) => ({
    value: filter,
    label: filter === 'all' ? t`Tout` : t(familyLabels[filter]),
  }));
  return <FilterChips label={t`Filtrer par famille`} value={value} options={options} hrefFor={hrefFor} />;
}

interface NotFoundProps {
  state: { filter: LibraryFilter; search: string };
  onClear: () => void;
  /** The address of the unfiltered list. */
  everything: string;
}

/** No document matches the search, or the family has none. */
function DocumentsNotFound({ state: { filter, search }, onClear, everything }: NotFoundProps): ReactNode {
  const { t } = useLingui();
  if (search) {
    return <NoResult title={<Trans>Aucun document ne correspond à « {search} »</Trans>} onClear={onClear} />;
  }
  const family = filter === 'all' ? '' : t(familyLabels[filter]);
  return (
    <EmptyState
      title={<Trans>Pas encore de document pour « {family} »</Trans>}
      picture={null}
      action={
        <Button component={RouteLink} to={everything} variant="outlined">
          <Trans>Voir tous les documents</Trans>
        </Button>
      }
    />
  );
}

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The shape of the cards while they load. */
const LibrarySkeleton = (): ReactNode => (
  <CardGrid least={250}>
    {cards.map((card) => (
      <Card
        key={card}
        component="li"
        padding="none"
        sx={{ display: { xs: 'grid', md: 'block' }, gridTemplateColumns: '92px minmax(0, 1fr)' }}
      >
        <Skeleton variant="rounded" sx={{ height: { xs: '100%', md: 118 } }} />
        <Box sx={{ display: 'grid', gap: '10px', p: '18px' }}>
          <Skeleton variant="rounded" width="40%" height={13} />
          <Skeleton variant="rounded" width="85%" height={18} />
          <Skeleton variant="rounded" width="70%" height={13} />
        </Box>
      </Card>
    ))}
  </CardGrid>
);
