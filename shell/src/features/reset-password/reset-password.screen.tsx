import { useCall } from '@passerelle/shared/client';
import type { OwnProfile, SignedActionResult } from '@passerelle/shared/contract';
import { routePaths } from '@passerelle/shared/routes/paths';
import { type ReactNode, useState } from 'react';

import { loadDocument } from '../../session/full-navigation';
import { returnToFor } from '../../session/return-to';
import { checkSession } from '../../session/session-store';
import { type EmailLink, forgetLink, readStoredLink } from '../email-link/stored-link';
import { CheckingLink, UnreachableLink } from '../email-link/link-states';
import { useSignIn } from '../login/use-sign-in';
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

/** Page of an e-mail's link. The page trusts the state from the server, not the link's own. */
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

/** A new document, as after a sign-in. */
const enterAs = ({ id }: OwnProfile): void => loadDocument(returnToFor(id));

/** Opened by the link of an e-mail: a first password after an invitation, or a new one. */
export function ResetPasswordScreen(): ReactNode {
  const [link] = useState(readStoredLink);
  const [served, setServed] = useState<{ firstSetup: boolean } | null>(null);
  // A token serves once: it is not asked about again once it has.
  const { state, firstSetup, error, check } = useLinkState(served ? null : link);
  const { askForCode, codeStep } = useSignIn(enterAs, () => loadDocument(routePaths.login));
  const done = async ({ needsSecondFactor }: SignedActionResult): Promise<void> => {
    forgetLink();
    setServed({ firstSetup });
    if (needsSecondFactor) return askForCode();
    const me = await checkSession();
    return me ? enterAs(me) : loadDocument(routePaths.login);
  };

  if (codeStep) return <PasswordSet codeStep={codeStep} />;
  if (link && (served || state === 'valid')) {
    const isFirst = served?.firstSetup ?? firstSetup;
    return <ChoosePassword token={link.token} firstSetup={isFirst} onSet={done} onRefused={check} />;
  }
  if (!link || state === 'unknown') return <UnknownLink />;
  if (state === 'checking') return <CheckingLink />;
  if (state === 'unreachable') return <UnreachableLink error={error} onRetry={check} />;
  return firstSetup ? <ExpiredInvitation token={link.token} /> : <ExpiredReset />;
}
