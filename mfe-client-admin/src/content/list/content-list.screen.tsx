import { Plural, Trans, useLingui } from '@lingui/react/macro';
import PublishRounded from '@mui/icons-material/PublishRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { useMay } from '@passerelle/shared/client';
import type { ContentItemSummary } from '@passerelle/shared/contract';
import { itemKinds } from '@passerelle/shared/contract/enums/content';
import { useList } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import { Button, EmptyState, PageHeader } from '@passerelle/shared/ui';
import {
  FilterTabs,
  NoResult,
  PagedListScreen,
  RestoredSearchNotice,
  SearchField,
  SortSelect,
} from '@passerelle/shared/ui/data';
import { SkeletonRows } from '@passerelle/shared/ui/table';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { kindTabLabels } from '../item-labels';
import { contentList, useContentOverview } from '../items.resource';
import { PublishDialog, type Publishing } from '../publish';
import { SchedulesSummary } from '../schedules/schedules-summary';
import { ContentFilters } from './content-filters';
import { ContentTable } from './content-table';
import { ExportPacks } from './export-packs';
import { NewItem } from './new-item';
import { useWritableKinds } from './new-kinds';

const countOf = (count: number): ReactNode => <Plural value={count} one="# élément" other="# éléments" />;

/** The content that the person may see, and edit where they may write. */
export function ContentListScreen(): ReactNode {
  const { t } = useLingui();
  const list = useList(contentList);
  const mayImport = useMay('library', 'w');
  const [publishing, setPublishing] = useState<Publishing>({ publish: [], archive: [] });
  const [isPublishing, setOpen] = useState(false);
  const ask = (what: Publishing): void => {
    setPublishing(what);
    setOpen(true);
  };
  const isAuthor = useWritableKinds().length > 0;
  const { data: overview } = useContentOverview(list.query);
  const { counts, packs = [], changed = [], changedCount = 0 } = overview ?? {};
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const offered = changed.length;
  const { search } = list.state;

  return (
    <>
      <PagedListScreen<ContentItemSummary>
        {...list.screen}
        header={
          <PageHeader
            title={<Trans>Contenu</Trans>}
            actions={
              <>
                {mayImport && (
                  <Button
                    component={RouteLink}
                    to={routeTo('clientContentImport')}
                    variant="neutral"
                    startIcon={<UploadFileRounded />}
                  >
                    <Trans>Importer un pack</Trans>
                  </Button>
                )}
                {mayImport && <ExportPacks packs={packs} />}
                {offered > 0 && (
                  <Button
                    variant="neutral"
                    startIcon={<PublishRounded />}
                    onClick={() => ask({ publish: changed, archive: [] })}
                  >
                    {changedCount > offered ? (
                      <Trans>
                        Publier {offered} modifications sur {changedCount}
                      </Trans>
                    ) : (
                      <Plural value={changedCount} one="Publier la modification" other="Publier les # modifications" />
                    )}
                  </Button>
                )}
                <NewItem organization={list.state.organization} />
              </>
            }
          >
            {isAuthor ? (
              <Trans>
                Programmes, questionnaires, bibliothèque, questions fréquentes et pages. Rien n’est visible des
                personnes avant d’être publié.
              </Trans>
            ) : (
              <Trans>Programmes, questionnaires, bibliothèque, questions fréquentes et pages.</Trans>
            )}
          </PageHeader>
        }
        notice={
          <>
            <SchedulesSummary />
            <RestoredSearchNotice restored={list.restored} />
          </>
        }
        tabs={
          <FilterTabs
            label={t`Type de contenu`}
            value={list.state.kind}
            options={[
              { value: 'all', label: <Trans>Tout</Trans>, count: total },
              ...itemKinds.map((kind) => ({ value: kind, label: t(kindTabLabels[kind]), count: counts?.[kind] })),
            ]}
            hrefFor={(kind) => list.hrefFor({ kind })}
          />
        }
        search={<SearchField label={t`Chercher un contenu`} placeholder={t`Titre, texte…`} {...list.searchField} />}
        filters={<ContentFilters state={list.state} isAuthor={isAuthor} onChange={list.change} />}
        sort={
          <SortSelect
            {...list.sortSelect}
            options={[
              { value: 'changedAt', label: <Trans>Dernière modification</Trans> },
              { value: 'title', label: <Trans>Ordre alphabétique</Trans> },
            ]}
          />
        }
        count={countOf}
        skeleton={<SkeletonRows />}
        failure={<Trans>Le contenu ne répond pas</Trans>}
        failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
        empty={
          <EmptyState title={<Trans>Aucun contenu pour l’instant</Trans>}>
            {mayImport ? (
              <Trans>Importez un pack, ou créez un premier élément.</Trans>
            ) : (
              <Trans>Ce qui sera publié pour votre organisation apparaîtra ici.</Trans>
            )}
          </EmptyState>
        }
        noResult={
          <NoResult
            title={
              search ? (
                <Trans>Aucun contenu ne correspond à « {search} »</Trans>
              ) : (
                <Trans>Aucun contenu ne correspond</Trans>
              )
            }
            action={<Trans>Effacer la recherche et les filtres</Trans>}
            onClear={list.clear}
            onClearFilters={list.clearFilters}
          />
        }
      >
        {(items) => (
          <ContentTable items={items} isAuthor={isAuthor} onArchive={({ id }) => ask({ publish: [], archive: [id] })} />
        )}
      </PagedListScreen>
      <PublishDialog {...publishing} open={isPublishing} onClose={() => setOpen(false)} />
    </>
  );
}
