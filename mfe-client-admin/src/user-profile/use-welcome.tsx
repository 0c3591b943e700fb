import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/ui';
import { useBulkAction } from '@passerelle/shared/ui/table';

import { WelcomeFailure, WelcomeOutcome } from '../user-list/welcome-outcome';
import { sendWelcomeTo } from './user.resource';

/** Sends one person the e-mail that invites them, and says how it went. */
export function useWelcome(user: User): { busy: boolean; send: () => Promise<unknown> } {
  const { busy, run } = useBulkAction();
  return {
    busy,
    send: () =>
      run({
        about: 'welcome',
        act: async () => {
          const { sent, skipped } = await sendWelcomeTo(user);
          return { done: sent, refused: skipped };
        },
        success: <Trans>L’email a bien été envoyé</Trans>,
        outcome: (result) => <WelcomeOutcome result={result} nameOf={() => fullName(user)} />,
        failure: (error) => <WelcomeFailure error={error} />,
      }),
  };
}
