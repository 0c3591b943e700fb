import { useCall } from '@passerelle/shared/client';
import type { SignedActionResult } from '@passerelle/shared/contract';
import { type ReactNode, useState } from 'react';

import { type EmailLink, forgetLink, readStoredLink } from '../email-link/stored-link';
import { CheckingLink, UnreachableLink } from '../email-link/link-states';
import { ChoosePassword, PasswordSet } from './choose-password';
import { ExpiredInvitation, ExpiredReset, UnknownLink } from './link-problems';

/** `checking` until the server has said; `unreachable`: it has not, and may be asked again. */
export type LinkState = 'checking' | 'valid' | 'expired' | 'unknown' | 'unreachable';

export interface CheckedLink {
  state: LinkState;
  firstSetup: boolean;
  /** Why it is unreachable. */
  error: unknown;
  check: () => void;
}

/** No link, or one that the server cannot even read. */
const refused: readonly (number | undefined)[] = [400, 404];

/** What the link of an e-mail still allows. The page goes by what the server says of it, not by what it says of itself. */
export function useLinkState(link: EmailLink | null): CheckedLink {
  const token = link?.token ?? '';
  const { data, error, retry } = useCall('GET /auth/reset', { query: { token }, when: token !== '' });
  const firstSetup = data?.firstSetup ?? link?.firstSetup ?? false;
  const state = (): LinkState => {
    if (data) return data.state;
    if (!link || refused.includes(error?.status)) return 'unknown';
    return error ? 'unreachable' : 'checking';
  };
  return { state: state(), firstSetup, error, check: retry };
}

/** Opened by the link of an e-mail: a first password after an invitation, or a new one. */
export function ResetPasswordScreen(): ReactNode {
  const [link] = useState(readStoredLink);
  const [served, setServed] = useState<{ signsIn: boolean } | null>(null);
  // A token serves once: it is not asked about again once it has.
  const { state, firstSetup, error, check } = useLinkState(served ? null : link);
  const done = ({ needsSecondFactor }: SignedActionResult): void => {
    forgetLink();
    setServed({ signsIn: firstSetup || needsSecondFactor === true });
  };

  if (served) return <PasswordSet signsIn={served.signsIn} />;
  if (!link || state === 'unknown') return <UnknownLink />;
  if (state === 'checking') return <CheckingLink />;
  if (state === 'unreachable') return <UnreachableLink error={error} onRetry={check} />;
  if (state === 'expired') return firstSetup ? <ExpiredInvitation token={link.token} /> : <ExpiredReset />;
  return <ChoosePassword token={link.token} firstSetup={firstSetup} onSet={done} onRefused={check} />;
}
