import { Trans } from '@lingui/react/macro';
import BlockRounded from '@mui/icons-material/BlockRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import type { AuditEntry, AuditOutcome } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Link, Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { EntryDetails } from './entry-details';
import { OutOfReach, RefusedAttempt } from './refused-attempt';
import { Sentence } from './sentence';

type Named = NonNullable<AuditEntry['subject']>;

const strong = { fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' } as const;

const Strong = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="strong" sx={strong}>
    {children}
  </Box>
);

/** The name of a person as a link to their page. */
function PersonLink({ userId, children }: { userId: string; children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Link
      component={RouteLink}
      to={routeTo('clientUser', { userId })}
      state={{ from: `${pathname}${search}` }}
      color="inherit"
      underline="hover"
      sx={strong}
    >
      {children}
    </Link>
  );
}

/** A person or thing in the log, with the name inside, by which French elides; existing people link to their page. */
const nameOf = ({ id, name }: Named, isPerson: boolean): ReactNode =>
  isPerson && id !== null ? <PersonLink userId={id}>{name}</PersonLink> : <Strong>{name}</Strong>;

export function OutcomeTag({ outcome }: { outcome: AuditOutcome }): ReactNode {
  if (outcome === 'done') return null;
  return outcome === 'refused' ? (
    <Tag tone="error" icon={<BlockRounded />}>
      <Trans>Refusé</Trans>
    </Tag>
  ) : (
    <Tag tone="warning" icon={<ErrorOutlineRounded />}>
      <Trans>Échoué</Trans>
    </Tag>
  );
}

/** Entry of the audit log: time, action, actor, subject and outcome. */
export function LogEntry({ entry }: { entry: AuditEntry }): ReactNode {
  const { time } = useFormats();
  const { at, action, actor, realActor, subject, subjectKind, outcome, details, bulk } = entry;
  const nameOfGone = typeof details['name'] === 'string' ? details['name'] : undefined;
  const by = actor ? (
    nameOf(actor, true)
  ) : (
    <Box component="strong" sx={strong}>
      <Trans>Le serveur</Trans>
    </Box>
  );
  const about = subject ? (
    nameOf(subject, subjectKind === 'user')
  ) : action === 'access.refused' ? (
    <OutOfReach kind={subjectKind} />
  ) : nameOfGone === undefined ? (
    <Trans>quelqu’un ou quelque chose d’inconnu</Trans>
  ) : (
    <Strong>{nameOfGone}</Strong>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '64px minmax(0, 1fr) auto' },
        gap: { xs: '4px 12px', md: '16px' },
        alignItems: 'start',
        paddingBlock: '13px',
        paddingInline: { xs: '16px', md: '20px' },
        '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box
        component="time"
        dateTime={at}
        sx={{ typography: 'body2', color: 'text.secondary', gridRow: 1, gridColumn: 1, whiteSpace: 'nowrap' }}
      >
        {time(at)}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 2 }, display: 'grid', gap: '3px', minWidth: 0 }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {action === 'access.refused' ? (
            <RefusedAttempt call={details['call']} actor={by} subject={about} />
          ) : (
            <Sentence action={action} actor={by} subject={about} people={Number(details['people'] ?? 0)} />
          )}
        </Box>
        {realActor && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <RealActor named={realActor} />
          </Box>
        )}
        <EntryDetails entry={entry} />
        {bulk?.opens && (
          <Box sx={{ typography: 'body2' }}>
            <Link component={RouteLink} to={routeTo('clientBulkAction', { bulkId: bulk.id })}>
              <Trans>Voir le résultat pour chaque personne</Trans>
            </Link>
          </Box>
        )}
      </Box>
      <Box sx={{ gridRow: 1, gridColumn: { xs: 2, md: 3 } }}>
        <OutcomeTag outcome={outcome} />
      </Box>
    </Box>
  );
}

/** The person who really acted while signed in as another. */
function RealActor({ named }: { named: Named }): ReactNode {
  const who = nameOf(named, true);
  return <Trans>En réalité : {who}</Trans>;
}
