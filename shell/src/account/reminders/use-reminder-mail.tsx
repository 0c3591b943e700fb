import { Trans } from '@lingui/react/macro';
import { delays, type OwnProfile } from '@passerelle/shared/contract';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';

import { saveProfile } from '../account.resource';

interface ReminderMail {
  wanted: boolean;
  /** For a moment. */
  isSaved: boolean;
  choose: (wanted: boolean) => void;
}

/** Whether reminders come by mail too: changed at once, and changed back when the server could not be told. */
export function useReminderMail({ wantsReminderMail }: OwnProfile): ReminderMail {
  const [wanted, show] = useOptimistic(wantsReminderMail);
  const toast = useToast();
  /** How often something was saved since it was last said; 0: there is nothing to say. */
  const [saved, setSaved] = useState(0);
  // One after the other, so that the last choice is the one that stays.
  const before = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (saved === 0) return undefined;
    const timer = setTimeout(() => setSaved(0), delays.savedNotice);
    return () => clearTimeout(timer);
  }, [saved]);

  const save = async (choice: boolean): Promise<void> => {
    try {
      await saveProfile({ body: { wantsReminderMail: choice } });
      setSaved((count) => count + 1);
    } catch (error) {
      toast(
        <>
          <Trans>Votre choix n’a pas été enregistré.</Trans> <FailureText error={error} />
        </>,
        { tone: 'error' },
      );
    }
  };
  return {
    wanted,
    isSaved: saved > 0,
    choose: (choice) => {
      setSaved(0);
      startTransition(async () => {
        show(choice);
        const own = before.current.then(() => save(choice));
        before.current = own;
        await own;
      });
    },
  };
}
