import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { ContentPublication, ContentSchedule } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Box, Button, DelayedSkeleton, FailureText, Notice, RetryButton } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { FormControlLabel, Radio, RadioGroup } from '@passerelle/shared/ui/mui/choices';
import { LinearProgress } from '@passerelle/shared/ui/mui/progress';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { PublicationPlan } from './publication-plan';
import type { PublishDialogProps } from './publishing';
import { ScheduleForm } from './schedule-form';
import { usePublication } from './use-publication';
import { WeekReplacementNotice } from './week-replacement';

type When = 'now' | 'later';

interface WhenChoiceProps {
  value: When;
  onChange: (when: When) => void;
}

function WhenChoice({ value, onChange }: WhenChoiceProps): ReactNode {
  const { t } = useLingui();
  return (
    <RadioGroup
      row
      aria-label={t`Moment de la publication`}
      value={value}
      onChange={(_, when) => onChange(when as When)}
    >
      <FormControlLabel value="now" control={<Radio />} label={<Trans>Tout de suite</Trans>} />
      <FormControlLabel value="later" control={<Radio />} label={<Trans>Programmer</Trans>} />
    </RadioGroup>
  );
}

interface PublicationFailureProps {
  error: unknown;
  isArchiving: boolean;
  /** Absent where the button of the dialog does the same. */
  onRetry: (() => void) | undefined;
}

/** The server does heavy work one at a time, and refuses what has waited too long. */
const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'notReady';

function PublicationFailure({ error, isArchiving, onRetry }: PublicationFailureProps): ReactNode {
  return (
    <Notice
      tone="error"
      role="alert"
      title={isArchiving ? <Trans>Rien n’a été archivé</Trans> : <Trans>Rien n’a été publié</Trans>}
      action={onRetry && <RetryButton onClick={onRetry} />}
    >
      {isBusy(error) ? (
        <Trans>
          Une autre publication est sans doute en cours : une seule se fait à la fois. Réessayez dans un instant.
        </Trans>
      ) : (
        <FailureText error={error} />
      )}
    </Notice>
  );
}

interface Props {
  /** Schedule of a planned publication; null for a completed one. */
  schedule: ContentSchedule | null;
  isArchiving: boolean;
}

/** Success notice after a publication, an archiving or a scheduling. */
function PublicationDone({ schedule, isArchiving }: Props): ReactNode {
  const { dateTime } = useFormats();
  const when = schedule && dateTime(schedule.at);
  if (when)
    return (
      <Notice tone="success" role="alert" title={<Trans>C’est programmé</Trans>}>
        <Trans>La publication aura lieu le {when}. Vous pouvez la retirer d’ici là.</Trans>
      </Notice>
    );
  if (isArchiving)
    return (
      <Notice tone="success" role="alert" title={<Trans>C’est archivé</Trans>}>
        <Trans>Ce qui est archivé n’est plus proposé. Les personnes gardent ce qu’elles ont déjà.</Trans>
      </Notice>
    );
  return (
    <Notice tone="success" role="alert" title={<Trans>C’est publié</Trans>}>
      <Trans>Les personnes voient ces contenus dès maintenant. La publication est inscrite au journal.</Trans>
    </Notice>
  );
}

/** Shows the effects of a publication before it is made or scheduled, and its result afterwards. */
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
