import type { ReactNode } from 'react';

import { AfterPaint } from './after-paint';

const loadConsent = async () => (await import(/* webpackChunkName: "consent" */ '../consent/consent')).Consent;

/** What every document may have to say over its page: first in the page, so that a keyboard meets it first. */
export const PageNotices = (): ReactNode => <AfterPaint load={loadConsent} />;
