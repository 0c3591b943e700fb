import { Trans } from '@lingui/react/macro';
import type { ContentPublication } from '@passerelle/shared/contract';
import { ActionButton, Box, Button, FailureText, LinearProgress, Notice, RetryButton } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef } from 'react';

import type { PublishDialogProps } from './publishing';
import { PublicationPlan } from './publication-plan';
import { usePublication } from './use-publication';

/** Says what a publication does before it is made, and afterwards what it did. */
export function PublishDialog({ open, ...rest }: PublishDialogProps): ReactNode {
  // Asked anew each time that it is opened.
  return open ? <Opened {...rest} /> : null;
}

const isWork = ({ things }: ContentPublication): boolean => things.some(({ outcome }) => outcome !== 'unchanged');

function Opened({ publish, archive, onClose, onDone }: Omit<PublishDialogProps, 'open'>): ReactNode {
  const publication = usePublication({ publish, archive }, () => onDone?.());
  const { plan, error, isPublishing, retry, confirm } = publication;
  const isDone = plan !== null && !plan.dryRun && plan.problems.length === 0;
  const isArchiving = publish.length === 0;
  const result = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isDone) result.current?.focus();
  }, [isDone]);

  const title = isArchiving ? <Trans>Archiver</Trans> : <Trans>Publier</Trans>;
  const isBlocked = plan !== null && plan.problems.length > 0;
  const close = (
    <Button variant="neutral" onClick={onClose}>
      {isDone || (plan && !isWork(plan)) ? <Trans>Fermer</Trans> : <Trans>Annuler</Trans>}
    </Button>
  );
  return (
    <Dialog
      open
      size="medium"
      title={title}
      onClose={onClose}
      actions={
        <>
          {close}
          {plan && !isDone && isWork(plan) && (
            <ActionButton
              busy={isPublishing}
              color={isArchiving ? 'error' : 'primary'}
              missing={isBlocked ? <Trans>Corrigez d’abord ce qui est indiqué plus haut.</Trans> : undefined}
              onClick={confirm}
            >
              {isArchiving ? <Trans>Archiver maintenant</Trans> : <Trans>Publier maintenant</Trans>}
            </ActionButton>
          )}
        </>
      }
    >
      <Box ref={result} tabIndex={-1} sx={{ display: 'grid', gap: '18px', '&:focus': { outline: 'none' } }}>
        {plan === null && !error && (
          <Box component="output" aria-busy sx={{ display: 'grid', gap: '12px', color: 'text.secondary' }}>
            <Trans>Vérification en cours…</Trans>
            <LinearProgress aria-hidden />
          </Box>
        )}
        {Boolean(error) && (
          <Notice
            tone="error"
            role="alert"
            title={isArchiving ? <Trans>Rien n’a été archivé</Trans> : <Trans>Rien n’a été publié</Trans>}
            action={plan === null && <RetryButton onClick={retry} />}
          >
            <FailureText error={error} />
          </Notice>
        )}
        {isDone && (
          <Notice
            tone="success"
            role="alert"
            title={isArchiving ? <Trans>C’est archivé</Trans> : <Trans>C’est publié</Trans>}
          >
            {isArchiving ? (
              <Trans>Ce qui est archivé n’est plus proposé. Les personnes gardent ce qu’elles ont déjà.</Trans>
            ) : (
              <Trans>Les personnes voient ces contenus dès maintenant. La publication est inscrite au journal.</Trans>
            )}
          </Notice>
        )}
        {plan && <PublicationPlan plan={plan} onLead={onClose} />}
      </Box>
    </Dialog>
  );
}
