import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { Box, Button, Card, LoadedArea, Section, SkeletonCard, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { ActionRow } from '../components/action/action-row';

/** On the screen of a contact: all networking actions with them, a few at a time. */
export function ContactActionsSlot({ contactId }: { contactId: string }): ReactNode {
  const { t } = useLingui();
  // The page of this list is component state, not address state: the address belongs to the contact.
  const [page, setPage] = useState(0);
  const state = useContactActions(contactId, page);
  return (
    <Section title={<Trans>Vos actions avec cette personne</Trans>}>
      <LoadedArea
        state={state}
        failure={<Trans>Vos actions ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : elles restent enregistrées. Le reste de la fiche fonctionne.</Trans>}
        skeleton={<SkeletonCard lines={2} />}
      >
        {({ items, totalCount, pageCount }) =>
          totalCount === 0 ? (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>Rien n’est encore planifié avec cette personne.</Trans>
              </Typography>
            </Card>
          ) : (
            <>
              <Box
                component="ul"
                aria-label={t`Actions avec cette personne`}
                aria-busy={state.isPreviousData}
                sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}
              >
                {items.map((action) => (
                  <ActionRow key={action.id} action={action} />
                ))}
              </Box>
              {pageCount > 1 && <Pager page={page} pageCount={pageCount} onTurn={setPage} />}
            </>
          )
        }
      </LoadedArea>
    </Section>
  );
}

interface PagerProps {
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

/** Buttons to newer and older actions, which do not leave the screen of the contact. */
function Pager({ page, pageCount, onTurn }: PagerProps): ReactNode {
  const { t } = useLingui();
  const current = page + 1;
  return (
    <Box
      component="nav"
      aria-label={t`Pages des actions`}
      data-print="no"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '12px',
        mt: '16px',
      }}
    >
      {page > 0 && (
        <Button variant="neutral" onClick={() => onTurn(page - 1)}>
          <Trans>Plus récentes</Trans>
        </Button>
      )}
      <Box component="output" sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Trans>
          Page {current} sur {pageCount}
        </Trans>
      </Box>
      {current < pageCount && (
        <Button variant="neutral" onClick={() => onTurn(page + 1)}>
          <Trans>Plus anciennes</Trans>
        </Button>
      )}
    </Box>
  );
}

/** Few at a time, so that the list does not dominate the screen of the contact. */
const pageSize = 5;

/** All actions with a contact in any status, the latest first. */
export const useContactActions = (contactId: string, page: number) =>
  useCall('GET /me/agenda', { query: { contact: contactId, page, pageSize, sort: 'date', order: 'desc' } });
