import { ApiError, send, useCall } from '@passerelle/shared/client';
import type { EmailLinkResult } from '@passerelle/shared/contract';
import { type ReactNode, useState } from 'react';

import { forgetLink, readStoredLink } from '../email-link/stored-link';
import { CheckingLink, UnreachableLink } from '../email-link/link-states';
import { ConfirmEmail, TakeEmailBack } from './confirm-email';
import { ConfirmWithPassword } from './confirm-with-password';
import { EmailChangeDone } from './email-change-done';
import { SpentLink } from './spent-link';

/** No link, or one that the server cannot even read. */
const unreadable: readonly (number | undefined)[] = [400, 404];
/** The link has been followed, cancelled or outrun since the page was opened: what it is worth now is asked again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 409].includes(error.status) && !('password' in error.fields);

/**
 * Opened by the link of a mail about an e-mail address: from the new mailbox to confirm it, from the old one to take the
 * account back. It acts on a press only, since programs that look after mails open links on their own.
 */
export function EmailChangeScreen(): ReactNode {
  const [link] = useState(readStoredLink);
  const [result, setResult] = useState<EmailLinkResult | null>(null);
  const token = link?.token ?? '';
  const { data, error, retry } = useCall('GET /auth/email', { query: { token }, when: token !== '' && !result });

  const follow = async (password?: string): Promise<void> => {
    try {
      setResult(await send('POST /auth/email', { body: { token, ...(password !== undefined && { password }) } }));
      forgetLink();
    } catch (refused) {
      if (isRefusal(refused)) retry();
      throw refused;
    }
  };

  if (result) return <EmailChangeDone result={result} />;
  if (!link || unreadable.includes(error?.status))
    return <SpentLink action={null} state="unknown" email={null} needsPassword={false} />;
  if (!data) return error ? <UnreachableLink error={error} onRetry={retry} /> : <CheckingLink />;
  const { action, state, email, needsPassword } = data;
  if (state !== 'valid' || action === null || email === null) return <SpentLink {...data} />;
  if (action === 'takeBack') return <TakeEmailBack email={email} onTakeBack={() => follow()} />;
  return needsPassword ? (
    <ConfirmWithPassword email={email} onConfirm={follow} />
  ) : (
    <ConfirmEmail email={email} onConfirm={() => follow()} />
  );
}
