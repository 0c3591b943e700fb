import { Trans } from '@lingui/react/macro';
import { useToast } from '@passerelle/shared/ui';
import { useState } from 'react';

import { sendWelcome } from './user-list.resource';
import { WelcomeFailure, WelcomeOutcome } from './welcome-outcome';

interface Welcome {
  sending: boolean;
  /** Those who are still to be written to, once the others’ e-mails are on their way; all of them where that failed. */
  send: (userIds: readonly string[]) => Promise<readonly string[]>;
}

/** The e-mail that invites people to choose their password. */
export function useWelcome(nameOf: (id: string) => string): Welcome {
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const send = async (userIds: readonly string[]): Promise<readonly string[]> => {
    setSending(true);
    try {
      const result = await sendWelcome([...userIds]);
      if (result.skipped.length === 0) toast(<Trans>L’email a bien été envoyé</Trans>, { about: 'welcome' });
      // It names people, and stays until it is read.
      else toast(<WelcomeOutcome result={result} nameOf={nameOf} />, { tone: 'error', about: 'welcome' });
      return result.skipped.filter(({ reason }) => reason === 'hourlyLimit').map(({ id }) => id);
    } catch (error) {
      toast(<WelcomeFailure error={error} />, { tone: 'error', about: 'welcome' });
      return userIds;
    } finally {
      setSending(false);
    }
  };
  return { sending, send };
}
