import type { SignedActionResult } from '@passerelle/shared/contract';
import { useState, type ReactNode } from 'react';

import { CheckingLink } from '../email-link/checking-link';
import { forgetLink, keptLink } from '../email-link/kept-link';
import { UnreachableLink } from '../email-link/unreachable-link';
import { ChoosePassword } from './choose-password';
import { ExpiredInvitation } from './expired-invitation';
import { ExpiredReset } from './expired-reset';
import { useLinkState } from './link-state.resource';
import { PasswordSet } from './password-set';
import { UnknownLink } from './unknown-link';

/** Opened by the link of an e-mail: a first password after an invitation, or a new one. */
export function ResetPasswordScreen(): ReactNode {
  const [link] = useState(keptLink);
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
