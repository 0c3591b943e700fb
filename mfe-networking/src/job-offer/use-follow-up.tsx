import { Trans } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { undo } from '@passerelle/shared/ui/data';
import { startTransition, useOptimistic, useRef, type ReactNode } from 'react';

import { changeJobOffer, refreshJobOffer } from '../components/job-offer/job-offer.mutations';

type FollowUpDay = JobOffer['followUpDate'];

/** The day of the reminder and a function to change it; the toast offers to undo the change. */
export function useFollowUp(offer: JobOffer): [FollowUpDay, (day: FollowUpDay) => void] {
  const toast = useToast();
  const [day, show] = useOptimistic(offer.followUpDate);
  // Changes are sent one after the other, so that the last choice is the one that stays.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const save = (next: FollowUpDay, before?: FollowUpDay): void =>
    startTransition(async () => {
      show(next);
      const saving = queue.current.then(() => changeJobOffer(offer, { followUpDate: next }));
      queue.current = saving.catch(() => undefined);
      try {
        await saving;
        toast(<FollowUpMessage day={next} />, {
          about: offer.id,
          ...(before !== undefined && { action: undo(() => save(before)) }),
        });
      } catch (error) {
        toast(<FailureText error={error} />, { about: offer.id, tone: 'error' });
        refreshJobOffer(offer);
      }
    });
  return [day, (next) => save(next, day)];
}

function FollowUpMessage({ day }: { day: FollowUpDay }): ReactNode {
  const { weekdayDate } = useFormats();
  const date = day && weekdayDate(day);
  return date ? <Trans>Rappel noté pour le {date}</Trans> : <Trans>Rappel retiré</Trans>;
}
