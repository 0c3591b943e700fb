import type { ReactNode } from 'react';

import { AfterPaint } from './after-paint';

const loadNetwork = async () =>
  (await import(/* webpackChunkName: "network" */ '../network/network-notice')).NetworkNotice;
const loadConsent = async () => (await import(/* webpackChunkName: "consent" */ '../consent/consent')).Consent;

/** What every document may have to say over its page: first in the page, so that a keyboard meets it first. */
export function PageNotices(): ReactNode {
  return (
    <>
      <AfterPaint load={loadNetwork} />
      <AfterPaint load={loadConsent} />
    </>
  );
}
