import { Trans, useLingui } from '@lingui/react/macro';
import EditRounded from '@mui/icons-material/EditRounded';
import type { UserImport, UserImportOutcome, UserImportRow } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useList } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, Email, Link, LoadedArea, Section, SkeletonCard } from '@passerelle/shared/ui';
import { FilterTabs, Pager } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { correctable, CorrectionDialog } from './correction-dialog';
import { fieldLabels, OutcomeLabel } from './import-labels';
import { importRowList } from './user-import.resource';

interface Props {
  found: UserImport;
  /** False in the preview, before the import. */
  isDone: boolean;
  isOwn: boolean;
}

/** Rows of a file by outcome, with the errors of each cell. */
export function ImportRows({ found, isDone, isOwn }: Props): ReactNode {
  const { t } = useLingui();
  const list = useList(importRowList, { params: { importId: found.id } });
  const { counts } = found;
  const isUndone = found.status === 'undone';
  const [corrected, setCorrected] = useState<UserImportRow | null>(null);
  const words: Record<UserImportOutcome, ReactNode> = {
    created: isDone ? <Trans>Importées</Trans> : <Trans>À importer</Trans>,
    known: <Trans>Déjà là</Trans>,
    refused: <Trans>Refusées</Trans>,
    pending: isUndone ? <Trans>Non importées</Trans> : <Trans context="rows of an import">En attente</Trans>,
    undone: <Trans context="rows of an import">Annulées</Trans>,
  };
  const options = (['refused', 'undone', 'created', 'known', 'pending'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => ({ value: outcome, label: words[outcome], count: counts[outcome] }));
  return (
    <Section title={<Trans>Ligne par ligne</Trans>}>
      <FilterTabs
        label={t`Filtrer les lignes`}
        value={list.state.outcome}
        options={[
          { value: 'all' as const, label: <Trans context="rows of an import">Toutes</Trans>, count: counts.rows },
          ...options,
        ]}
        hrefFor={(outcome) => list.hrefFor({ outcome })}
      />
      <LoadedArea
        state={list.answer}
        failure={<Trans>Les lignes ne répondent pas</Trans>}
        skeleton={<SkeletonCard lines={3} />}
      >
        {({ items, page, pageCount }) => (
          <>
            <Card component="ul" padding="none" aria-label={t`Lignes du fichier`} sx={{ m: 0, listStyle: 'none' }}>
              {items.map((row) => (
                <ImportRow
                  key={row.line}
                  row={row}
                  isDone={isDone}
                  isUndone={isUndone}
                  {...(isOwn && !isUndone && { onCorrect: setCorrected })}
                />
              ))}
            </Card>
            <Pager page={page} pageCount={pageCount} hrefFor={(next) => list.hrefFor({ page: next })} />
          </>
        )}
      </LoadedArea>
      {corrected && <CorrectionDialog importId={found.id} row={corrected} onClose={() => setCorrected(null)} />}
    </Section>
  );
}

interface RowProps {
  row: UserImportRow;
  isDone: boolean;
  isUndone: boolean;
  onCorrect?: (row: UserImportRow) => void;
}

function ImportRow({ row, isDone, isUndone, onCorrect }: RowProps): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const line = number(row.line);
  const name = row.name || (row.email && <Email>{row.email}</Email>);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '84px minmax(0, 260px) 130px minmax(0, 1fr)' },
        gap: { xs: '4px', lg: '4px 20px' },
        alignItems: 'start',
        p: { xs: '14px 16px', lg: '12px 20px' },
        fontSize: '0.90625rem',
        overflowWrap: 'anywhere',
        '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        <Trans>Ligne {line}</Trans>
      </Box>
      <Box>
        <Box sx={{ fontWeight: 600 }}>
          {row.userId && isDone && row.outcome !== 'undone' ? (
            <Link component={RouteLink} to={routeTo('clientUser', { userId: row.userId })}>
              {name}
            </Link>
          ) : (
            name || '–'
          )}
        </Box>
        {row.name && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <Email>{row.email}</Email>
          </Box>
        )}
      </Box>
      <div>
        <OutcomeLabel outcome={row.outcome} isDone={isDone} isUndone={isUndone} />
      </div>
      {row.errors.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '6px' }}>
          {row.errors.map((error) => (
            <CellFault key={`${error.field} ${error.code}`} error={error} />
          ))}
          {onCorrect && correctable(row).length > 0 && (
            <li>
              <Button
                variant="neutral"
                size="small"
                startIcon={<EditRounded />}
                aria-label={t`Corriger la ligne ${line}`}
                onClick={() => onCorrect(row)}
              >
                <Trans>Corriger</Trans>
              </Button>
            </li>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Title of the column, content of the cell, and its error. */
function CellFault({ error }: { error: UserImportRow['errors'][number] }): ReactNode {
  const { t } = useLingui();
  const { column, field, value, message } = error;
  const title = column || (field ? t(fieldLabels[field]) : '');
  return (
    <li>
      <Box component="span" sx={{ fontWeight: 560 }}>
        {value ? (
          <Trans>
            {title} : « {value} »
          </Trans>
        ) : (
          title
        )}
      </Box>
      <Box sx={{ color: 'status.error.text' }}>{message}</Box>
    </li>
  );
}
