import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import type { AuditEntry } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useList } from '@passerelle/shared/lists';
import { Box, Card, EmptyState, PageHeader, Typography } from '@passerelle/shared/ui';
import { NoResult, PagedListScreen, RestoredSearchNotice, SearchField } from '@passerelle/shared/ui/data';
import { SkeletonRows } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { ExportButton } from '../components/export-button';
import { LogEntry } from './log-entry';
import { LogFilters } from './log-filters';
import { byDay, exportLog, logList, mergeBulkActions } from './log.resource';

/** Text of the count; « ou plus » if the server stopped counting at its limit. */
const countOf = (count: number, isCapped: boolean): ReactNode =>
  isCapped ? (
    <Plural value={count} one="# entrée ou plus" other="# entrées ou plus" />
  ) : (
    <Plural value={count} one="# entrée" other="# entrées" />
  );

/** Audit log of the organisation, for its owners. */
export function LogScreen(): ReactNode {
  const { t } = useLingui();
  const list = useList(logList);
  const seesAll = useMay('superAdmin', 'w');
  return (
    <PagedListScreen<AuditEntry>
      {...list.screen}
      header={
        <PageHeader title={<Trans>Journal</Trans>} actions={<ExportButton onExport={() => exportLog(list.query)} />}>
          {seesAll ? (
            <Trans>
              Qui a fait quoi dans toutes les organisations. Rien ne s’y modifie ; chaque consultation y est inscrite
              aussi.
            </Trans>
          ) : (
            <Trans>
              Qui a fait quoi dans votre organisation. Rien ne s’y modifie ; chaque consultation y est inscrite aussi.
            </Trans>
          )}
        </PageHeader>
      }
      notice={<RestoredSearchNotice restored={list.restored} />}
      search={
        <SearchField label={t`Chercher un nom`} placeholder={t`Auteur ou personne concernée`} {...list.searchField} />
      }
      skeleton={<SkeletonRows />}
      filters={<LogFilters state={list.state} onChange={list.change} />}
      count={countOf}
      failure={<Trans>Le journal ne répond pas</Trans>}
      failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
      empty={
        <EmptyState title={<Trans>Rien à montrer pour l’instant</Trans>}>
          <Trans>Ce que votre équipe fera pour les personnes sera inscrit ici.</Trans>
        </EmptyState>
      }
      noResult={
        <NoResult
          title={<Trans>Aucune entrée ne correspond</Trans>}
          action={<Trans>Effacer la recherche et les filtres</Trans>}
          onClear={list.clear}
          onClearFilters={list.clearFilters}
        />
      }
    >
      {(entries) => <LogDays entries={entries} />}
    </PagedListScreen>
  );
}

function LogDays({ entries }: { entries: readonly AuditEntry[] }): ReactNode {
  const { weekdayDate } = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: '24px' }}>
      {byDay(mergeBulkActions(entries)).map(({ day, entries: ofDay }) => (
        <Box component="section" key={`${day}-${ofDay[0]?.id ?? ''}`} aria-labelledby={`day-${day}`}>
          <Typography
            id={`day-${day}`}
            variant="h3"
            component="h2"
            sx={{ mb: '10px', '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {weekdayDate(ofDay[0]?.at ?? '', 'local')}
          </Typography>
          <Card padding="none">
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {ofDay.map((entry) => (
                <LogEntry key={entry.id} entry={entry} />
              ))}
            </Box>
          </Card>
        </Box>
      ))}
    </Box>
  );
}
