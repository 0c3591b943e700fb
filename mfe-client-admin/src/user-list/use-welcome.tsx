import { Trans } from '@lingui/react/macro';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { useState } from 'react';

import { sendWelcome } from './user-list.resource';

interface Welcome {
  sending: boolean;
  /** True once the e-mails are on their way. */
  send: (userIds: string[]) => Promise<boolean>;
}

/** The e-mail that invites people to choose their password. */
export function useWelcome(): Welcome {
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const send = async (userIds: string[]): Promise<boolean> => {
    setSending(true);
    try {
      await sendWelcome(userIds);
      toast(<Trans>L’email a bien été envoyé</Trans>);
      return true;
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
      return false;
    } finally {
      setSending(false);
    }
  };
  return { sending, send };
}
