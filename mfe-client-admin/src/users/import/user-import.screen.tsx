import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { UserImport } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { Box, PageHeader, SkeletonCard } from '@passerelle/shared/ui';
import { EntityScreen, NotThere, Steps } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef } from 'react';

import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import { ProgressStep } from './progress-step';
import { RecentImports } from './recent-imports';
import { ResultStep } from './result-step';
import { isUnderWay, useUserImport } from './user-import.resource';

/** Adds people from a file: the file, its columns, what each row would do, and what became of them. */
export function UserImportScreen(): ReactNode {
  const { importId } = useRouteParams('clientUserImport');
  return importId === undefined ? (
    <>
      <Header step={1} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '28px', md: '36px' } }}>
        <FileStep />
        <RecentImports />
      </Box>
    </>
  ) : (
    <ImportInProgress key={importId} importId={importId} />
  );
}

function Header({ step, found }: { step: number; found?: UserImport }): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        back={
          found === undefined
            ? { to: routeTo('clientUsers'), label: <Trans>Retour aux utilisateurs</Trans> }
            : { to: routeTo('clientUserImport'), label: <Trans>Tous les imports</Trans> }
        }
        title={<Trans>Importer des personnes</Trans>}
      >
        {found && <FileName found={found} />}
      </PageHeader>
      <Box sx={{ maxWidth: 612, mb: '28px' }}>
        <Steps names={[t`Fichier`, t`Colonnes`, t`Vérification`, t`Résultat`]} current={step} />
      </Box>
    </>
  );
}

/** The file, and of a workbook the sheet that was read: it may hold others. */
const FileName = ({ found: { fileName, sheet } }: { found: UserImport }): ReactNode =>
  sheet === null ? (
    fileName
  ) : (
    <Trans>
      {fileName}, feuille « {sheet} »
    </Trans>
  );

const stepOf = ({ status }: UserImport): number =>
  status === 'mapping' ? 2 : status === 'checking' || status === 'ready' ? 3 : 4;

function ImportInProgress({ importId }: { importId: string }): ReactNode {
  const days = durations.importResultDays;
  return (
    <EntityScreen
      state={useUserImport(importId)}
      skeleton={<SkeletonCard lines={3} />}
      notFound={
        <NotThere
          title={<Trans>Cet import n’est pas là</Trans>}
          to={routeTo('clientUserImport')}
          linkLabel={<Trans>Tous les imports</Trans>}
        >
          <Trans>Un import se consulte pendant {days} jours. Celui-ci a pu être plus ancien.</Trans>
        </NotThere>
      }
      failure={<Trans>L’import ne répond pas</Trans>}
      failureText={<Trans>Ce qui a commencé continue sur le serveur : rien n’est perdu.</Trans>}
    >
      {(found) => <ImportContent found={found} />}
    </EntityScreen>
  );
}

function ImportContent({ found }: { found: UserImport }): ReactNode {
  const { data: me } = useCall('GET /me');
  const isOwn = me?.id === found.importer.id;
  // The pressed button is gone with its step, so the focus moves to the next one.
  const area = useRef<HTMLDivElement>(null);
  const { status } = found;
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current !== status) area.current?.focus();
    shown.current = status;
  }, [status]);
  return (
    <>
      <Header step={stepOf(found)} found={found} />
      <Box ref={area} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {status === 'mapping' && <ColumnsStep key="columns" found={found} isOwn={isOwn} />}
        {isUnderWay(found) && <ProgressStep found={found} />}
        {status === 'ready' && <CheckStep found={found} isOwn={isOwn} />}
        {['done', 'stopped', 'failed', 'undone'].includes(status) && <ResultStep found={found} isOwn={isOwn} />}
      </Box>
    </>
  );
}
