import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useList } from '@passerelle/shared/lists';
import { Box, EmptyState, PageHeader } from '@passerelle/shared/ui';
import { CardGrid, PagedListScreen, SearchField } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { DocumentCard } from './document-card';
import { DocumentsNotFound } from './documents-not-found';
import { FamilyFilter } from './family-filter';
import { libraryList } from './library-list.resource';
import { LibrarySkeleton } from './library-skeleton';

/** What there is to read, to watch and to listen to. */
export function LibraryListScreen(): ReactNode {
  const { t } = useLingui();
  const list = useList(libraryList);
  return (
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
            <DocumentCard key={document.id} document={document} />
          ))}
        </CardGrid>
      )}
    </PagedListScreen>
  );
}
