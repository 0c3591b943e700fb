import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UserImport } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, fullName, Link, LoadedArea, Section, SkeletonCard, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { StatusLabel } from './import-labels';
import { useUserImports } from './user-import.resource';

/** Imports of the last days: the viewer's own, or all of them for viewers of the whole organisation. */
export function RecentImports(): ReactNode {
  const { t } = useLingui();
  const days = durations.importResultDays;
  return (
    <Section title={<Trans>Imports des {days} derniers jours</Trans>}>
      <LoadedArea
        state={useUserImports()}
        failure={<Trans>Les imports ne répondent pas</Trans>}
        failureText={<Trans>Vous pouvez tout de même choisir un fichier.</Trans>}
        skeleton={<SkeletonCard lines={2} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              <Trans>Aucun pour l’instant.</Trans>
            </Typography>
          ) : (
            <Card component="ul" padding="none" aria-label={t`Imports`} sx={{ m: 0, listStyle: 'none' }}>
              {items.map((found) => (
                <RecentImport key={found.id} found={found} />
              ))}
            </Card>
          )
        }
      </LoadedArea>
    </Section>
  );
}

/** Result of an import, or the size of a pending file. */
function WhatCame({ found }: { found: UserImport }): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const { rows, created, undone } = found.counts;
  const [all, made, gone] = [number(rows), number(created), number(undone)];
  if (found.status === 'undone') {
    return t`${plural(undone, { 0: 'Personne n’a été retiré', one: '# personne retirée', other: `${gone} personnes retirées` })}`;
  }
  if (['done', 'stopped', 'failed'].includes(found.status)) {
    return t`${plural(created, { 0: 'Aucune personne importée', one: '# personne importée', other: `${made} personnes importées` })}`;
  }
  return t`${plural(rows, { one: '# ligne', other: `${all} lignes` })}`;
}

function RecentImport({ found }: { found: UserImport }): ReactNode {
  const { dateTime } = useFormats();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 220px 200px' },
        gap: '4px 20px',
        alignItems: 'center',
        p: { xs: '14px 16px', lg: '12px 20px' },
        overflowWrap: 'anywhere',
        '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box>
        <Link component={RouteLink} to={routeTo('clientUserImport', { importId: found.id })} sx={{ fontWeight: 600 }}>
          {found.fileName}
        </Link>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {dateTime(found.createdAt)} · {fullName(found.importer)}
        </Box>
      </Box>
      <div>
        <StatusLabel status={found.status} />
      </div>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <WhatCame found={found} />
      </Box>
    </Box>
  );
}
