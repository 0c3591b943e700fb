import { Trans, useLingui } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import type { User, UserHistoryEntry } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, fullName, LoadedArea, Skeleton, Typography } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { EntryDetails } from '../../audit-log/entry-details';
import { useUserHistory } from '../../audit-log/log.resource';
import { Sentence } from '../../audit-log/sentence';

const rows = [1, 2, 3];

/** Actions of staff for a person, the latest first; older ones load on demand. */
export function UserHistory({ user }: { user: User }): ReactNode {
  const { t } = useLingui();
  const [size, setSize] = useState(FIRST);
  const history = useUserHistory(user.id, size);
  const mayReadLog = useMay('organizations', 'r');
  return (
    <Card component="section" aria-label={t`Historique`}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px',
          mb: '8px',
        }}
      >
        <Typography variant="h2">
          <Trans>Historique</Trans>
        </Typography>
        {mayReadLog && (
          <Button
            component={RouteLink}
            to={routeTo('clientLog', {}, { query: { subject: user.id } })}
            variant="text"
            size="small"
          >
            <Trans>Voir dans le journal</Trans>
          </Button>
        )}
      </Box>
      <LoadedArea
        state={history}
        skeleton={rows.map((row) => (
          <Skeleton key={row} height={44} />
        ))}
        failure={<Trans>L’historique ne répond pas</Trans>}
      >
        {({ items, totalCount }) => (
          <>
            {items.length === 0 && (
              <Typography variant="body2" color="text.secondary">
                <Trans>Rien encore : ce que votre équipe fera pour cette personne sera inscrit ici.</Trans>
              </Typography>
            )}
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((entry) => (
                <HistoryEntry key={entry.id} entry={entry} user={user} />
              ))}
            </Box>
            {totalCount > items.length && (
              <Button variant="neutral" size="small" onClick={() => setSize(size + FIRST)}>
                <Trans>Voir plus</Trans>
              </Button>
            )}
          </>
        )}
      </LoadedArea>
    </Card>
  );
}

const FIRST = 6;

function HistoryEntry({ entry, user }: { entry: UserHistoryEntry; user: User }): ReactNode {
  const { dateTime } = useFormats();
  const { action, actor, at } = entry;
  return (
    <Box
      component="li"
      sx={{ paddingBlock: '10px', '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'divider' } }}
    >
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        <Sentence
          action={action}
          actor={actor ? <strong>{fullName(actor)}</strong> : <Trans>Quelqu’un de l’équipe</Trans>}
          subject={fullName(user)}
        />
      </Box>
      <Box component="time" dateTime={at} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {dateTime(at)}
      </Box>
      <EntryDetails entry={entry} />
    </Box>
  );
}
