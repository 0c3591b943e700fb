import { useCall } from '@passerelle/shared/client';

import type { EmailLink } from '../email-link/kept-link';

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
