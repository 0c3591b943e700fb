import { Trans } from '@lingui/react/macro';
import type { ContentPublication, ContentSchedule } from '@passerelle/shared/contract';
import { ActionButton, Box, Button, DelayedSkeleton, LinearProgress } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { PublicationDone } from './publication-done';
import { PublicationFailure } from './publication-failure';
import { PublicationPlan } from './publication-plan';
import type { PublishDialogProps } from './publishing';
import { ScheduleForm } from './schedule-form';
import { usePublication } from './use-publication';
import { WeekReplacementNotice } from './week-replacement';
import { type When, WhenChoice } from './when-choice';

/** Says what a publication does before it is made or planned, and afterwards what it did. */
export function PublishDialog({ open, ...rest }: PublishDialogProps): ReactNode {
  // Asked anew each time that it is opened.
  return open ? <Opened {...rest} /> : null;
}

/** A check that takes longer may be waiting for another publication. */
const QUICK_MS = 2_000;

/** Programmes that were published, where people are under way. */
const followedPrograms = ({ dryRun, things, people }: ContentPublication): string[] =>
  dryRun || people === 0
    ? []
    : things.flatMap(({ id, kind, outcome }) => (id && kind === 'programs' && outcome === 'changed' ? id : []));

const isWork = ({ things }: ContentPublication): boolean => things.some(({ outcome }) => outcome !== 'unchanged');

function Opened({ publish, archive, onClose, onDone }: Omit<PublishDialogProps, 'open'>): ReactNode {
  const publication = usePublication({ publish, archive }, () => onDone?.());
  const { plan, error, isPublishing, retry, confirm } = publication;
  const [when, setWhen] = useState<When>('now');
  const [scheduled, setScheduled] = useState<ContentSchedule | null>(null);
  const isDone = scheduled !== null || (plan !== null && !plan.dryRun && plan.problems.length === 0);
  const isArchiving = publish.length === 0;
  const result = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isDone) result.current?.focus();
  }, [isDone]);

  const isBlocked = plan !== null && plan.problems.length > 0;
  const isOffered = plan !== null && !isDone && isWork(plan);
  const maySchedule = isOffered && !isBlocked && !isArchiving && !isPublishing;
  const isScheduling = maySchedule && when === 'later';
  return (
    <Dialog
      open
      size="medium"
      title={isArchiving ? <Trans>Archiver</Trans> : <Trans>Publier</Trans>}
      onClose={onClose}
      actions={
        // The form has buttons of its own.
        !isScheduling && (
          <>
            <Button variant="neutral" onClick={onClose}>
              {isDone || (plan && !isWork(plan)) ? <Trans>Fermer</Trans> : <Trans>Annuler</Trans>}
            </Button>
            {isOffered && (
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
        )
      }
    >
      <Box ref={result} tabIndex={-1} sx={{ display: 'grid', gap: '18px', '&:focus': { outline: 'none' } }}>
        {plan === null && !error && (
          <Box component="output" aria-busy sx={{ display: 'grid', gap: '12px', color: 'text.secondary' }}>
            <Trans>Vérification en cours…</Trans>
            <LinearProgress aria-hidden />
            <DelayedSkeleton after={QUICK_MS}>
              <Trans>Une seule publication se fait à la fois : celle-ci attend peut-être son tour.</Trans>
            </DelayedSkeleton>
          </Box>
        )}
        {Boolean(error) && (
          <PublicationFailure error={error} isArchiving={isArchiving} onRetry={plan === null ? retry : undefined} />
        )}
        {isDone && <PublicationDone schedule={scheduled} isArchiving={isArchiving} />}
        {plan && <PublicationPlan plan={plan} isArchiving={isArchiving} onLead={onClose} />}
        {plan && followedPrograms(plan).map((id) => <WeekReplacementNotice key={id} itemId={id} />)}
        {maySchedule && <WhenChoice value={when} onChange={setWhen} />}
        {isScheduling && <ScheduleForm publish={publish} onScheduled={setScheduled} onCancel={onClose} />}
      </Box>
    </Dialog>
  );
}
