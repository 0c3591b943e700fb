import { Plural, Trans } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { ProgramConsequences } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, FailureText, Notice, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Preview } from './use-preview';

const list = { m: 0, paddingInlineStart: '18px', display: 'grid', gap: '4px' } as const;

/** Effects of a change, before it is made: announced to screen readers, since they follow from the latest choice. */
export function Consequences({ preview }: { preview: Preview }): ReactNode {
  const { consequences, error, isLoading, retry } = preview;
  return (
    <Box aria-live="polite" aria-busy={isLoading} sx={{ minHeight: 96 }}>
      {isLoading && <Skeleton variant="rounded" height={96} />}
      {error !== undefined && <NoPreview error={error} onRetry={retry} />}
      {consequences && (
        <Notice tone="info" title={<Trans>Ce qui va se passer</Trans>}>
          <Box component="ul" sx={list}>
            <Facts consequences={consequences} />
          </Box>
        </Notice>
      )}
    </Box>
  );
}

/** Shown when the server refuses the change, or when the preview could not be loaded. */
function NoPreview({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  const isRefused = error instanceof ApiError && !error.isOutcomeUnknown && error.message !== '';
  return (
    <Notice
      tone="warning"
      title={
        isRefused ? (
          <Trans>Ce choix ne peut pas être enregistré pour le moment</Trans>
        ) : (
          <Trans>Ce qui va se passer ne peut pas être affiché</Trans>
        )
      }
    >
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: '10px' }}>
        <span>{isRefused ? error.message : <FailureText error={error} />}</span>
        <Button variant="neutral" size="small" onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      </Box>
    </Notice>
  );
}

function Facts({
  consequences: { dates, weeks, tasks, seatTaken, seatReleased },
}: {
  consequences: ProgramConsequences;
}): ReactNode {
  const { weekdayDate, number } = useFormats();
  const total = number(weeks.total);
  const [from, to] = dates ? [weekdayDate(dates.fromDate), weekdayDate(dates.toDate)] : ['', ''];
  const taken = seatTaken?.pack.name ?? '';
  const released = seatReleased?.pack.name ?? '';
  return (
    <>
      <li>
        {dates ? (
          <Trans>
            Le programme ira du {from} au {to}.
          </Trans>
        ) : (
          <Trans>Le programme s’arrête dès l’enregistrement.</Trans>
        )}
      </li>
      {weeks.added > 0 && (
        <li>
          {weeks.added === weeks.total ? (
            <Plural value={weeks.total} one="Il durera # semaine." other="Il durera # semaines." />
          ) : (
            <Plural
              value={weeks.added}
              one={`# semaine s’ajoute ; il en comptera ${total} en tout.`}
              other={`# semaines s’ajoutent ; il en comptera ${total} en tout.`}
            />
          )}
        </li>
      )}
      {tasks.added > 0 && (
        <li>
          <Plural value={tasks.added} one="# tâche sera ajoutée." other="# tâches seront ajoutées." />
        </li>
      )}
      {tasks.cancelled > 0 && (
        <li>
          <Plural
            value={tasks.cancelled}
            one="# tâche non validée sera annulée."
            other="# tâches non validées seront annulées."
          />
        </li>
      )}
      {tasks.validated > 0 && (
        <li>
          <Plural
            value={tasks.validated}
            one="# tâche validée reste acquise, avec ses points."
            other="# tâches validées restent acquises, avec leurs points."
          />
        </li>
      )}
      {seatTaken && (
        <li>
          <Plural
            value={seatTaken.left}
            _0={`La dernière place du pack ${taken} sera utilisée.`}
            one={`Une place du pack ${taken} sera utilisée ; il en restera une.`}
            other={`Une place du pack ${taken} sera utilisée ; il en restera #.`}
          />
        </li>
      )}
      {seatReleased && (
        <li>
          <Trans>La place du pack {released} sera rendue.</Trans>
        </li>
      )}
      {!seatTaken && !seatReleased && (
        <li>
          <Trans>Aucune place n’est prise ni rendue.</Trans>
        </li>
      )}
    </>
  );
}
